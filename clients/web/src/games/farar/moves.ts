// Codes of moves that were not offered, needed to ask why they are refused.
import { games } from '../../net/protocol';

// Kind, a and b in 8, 8 and 16 bits, as the offered ones have them.
export function codeOf(kind: 'draw' | 'stop'): number {
  return games.farar.moves.findIndex((move) => move.key === kind) * 0x1000000;
}
