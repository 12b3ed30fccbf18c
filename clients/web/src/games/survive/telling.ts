// What the frame round the board may know about this game's events and questions.
import type { Telling } from '../telling';
import { strikesPeopleOf } from './strikes';
import { movePieceText } from './piecewords';

export const telling: Telling = {
  dramas: ['whirlpool', 'volcano', 'shark_ate', 'serpent_ate', 'serpent_boat', 'whale_sank'],
  mine: ['own_value', 'own_tile'],
  strikes: strikesPeopleOf,
  quiet: ['own_value'], // the piece in hand shows it
  move: movePieceText,
  standing: ['let', 'defend'],
  waits: {
    choose: 'phase_explorers',
    place: 'phase_explorers',
    boat: 'phase_boats',
    tile: 'step_tile',
    set_down: 'step_tile',
    move: 'step_move',
    sink: 'step_sink',
    pick: 'step_sink',
    die: 'step_die',
    creature: 'step_die',
    defence: 'phase_defence',
  },
  openScores: false,
  minutes: 45,
  tie: (options) => (options['tiebreak'] === 'explorers' ? 'site.tie_explorers' : 'site.tie_shared'), // rules §10.3
};
