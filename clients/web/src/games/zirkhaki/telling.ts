// What the frame round the board may know about this game's events and questions.
import type { Telling } from '../telling';

export const telling: Telling = {
  dramas: ['burn'],
  mine: ['own_ring', 'own_choice', 'peeked'],
  strikes: ({ key, b, name }, seat) => (key === 'shot' && name === seat) || (['stolen', 'mugged'].includes(key) && b === seat),
  standing: [],
  waits: {
    rings: 'phase_rings',
    choice: 'phase_reveal',
    peek: 'phase_power',
    pistol: 'phase_power',
    dagger: 'phase_power',
    horseshoe: 'phase_power',
    show: 'phase_power',
    map: 'phase_power',
  },
  openScores: true,
  minutes: 15,
  tie: () => 'site.tie_cards', // rules §8.4
};
