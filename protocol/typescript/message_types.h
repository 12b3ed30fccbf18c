#pragma once
// The TypeScript of the messages, from the same descriptions that the codec reads and writes by.
// Messages of the server are whole: readServerMessage fills in what the wire leaves out. Messages
// of the client need only what has no sensible default.

#include "protocol/typescript/declarations.h"

namespace mohreh::protocol::typescript {

void declare_messages(Declarations& out);

}  // namespace mohreh::protocol::typescript
