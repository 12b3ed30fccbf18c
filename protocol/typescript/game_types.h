#pragma once
// The TypeScript of the games: the type of each game's view, its events, and the tables a page
// needs to name moves, events and reasons.

#include "protocol/typescript/declarations.h"

namespace mohreh::protocol::typescript {

void declare_games(Declarations& out);

}  // namespace mohreh::protocol::typescript
