// How long a match takes among people, by the games' own boxes.
import type { GameKey } from '../../net/protocol';

export const minutes: Record<GameKey, number> = { farar: 45, zirkhaki: 15, draftosaurus: 15, survive: 45 };
