// The eight emotes, in the order of the protocol's numbers (from 1).
export const emotes = ['bravo', 'ouch', 'luck', 'thanks', 'sorry', 'thinking', 'hurry', 'gg'] as const;
