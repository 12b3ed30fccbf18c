// Codes of moves that were not offered, needed to ask why they are refused, and the numbers of the
// money track, which the options tell.
import { games } from '../../net/protocol';

// Kind, a and b in 8, 8 and 16 bits, as the offered ones have them.
export function codeOf(kind: 'draw' | 'stop'): number {
  return games.farar.moves.findIndex((move) => move.key === kind) * 0x1000000;
}

const printed = '50+200+300+500+700+1000+1300+1600';

export function trackNumbers(options: Readonly<Record<string, string>>): number[] {
  return (options['track_numbers'] ?? printed).split('+').map(Number);
}
