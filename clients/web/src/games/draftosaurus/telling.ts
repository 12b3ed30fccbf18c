// What the frame round the board may know about this game's events and questions.
import type { Telling } from '../telling';

export const telling: Telling = {
  dramas: [],
  mine: ['drawn', 'own_choice', 'own_place'],
  strikes: () => false, // everybody builds for themselves
  standing: [],
  waits: {
    roll: 'phase_roll',
    choose: 'phase_choose',
    place: 'phase_place',
    discard: 'phase_discard',
    quarantine: 'phase_quarantine',
  },
  openScores: true,
  minutes: 15,
  tie: (options) => (options['board'] === 'match' && options['match_tie'] === 'shared' ? 'site.tie_shared' : 'site.tie_trex'), // rules §9.3–9.4
};
