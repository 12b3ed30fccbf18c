// What the frame round the board may know about this game's events and questions.
import type { Telling } from '../telling';

export const telling: Telling = {
  dramas: ['devil'],
  mine: ['own_stake'],
  strikes: ({ key, a, b, name }, seat) => (key === 'fine' && (a === seat || b === seat)) || (key === 'bank_pays' && name === seat),
  standing: [],
  waits: { betting: 'phase_bet', coal: 'phase_draw', decision: 'phase_draw' },
  openScores: false,
  minutes: 45,
  tie: () => 'site.tie_shared', // rules §9.3
};
