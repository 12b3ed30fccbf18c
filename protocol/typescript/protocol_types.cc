// Prints the TypeScript of the protocol: protocol_types > protocol.ts. Nothing of it is written by
// hand; what a page knows about messages and games it knows from here.

#include <cstdio>

#include "protocol/typescript/game_types.h"
#include "protocol/typescript/message_types.h"

int main() {
  mohreh::protocol::typescript::Declarations out;
  mohreh::protocol::typescript::declare_messages(out);
  mohreh::protocol::typescript::declare_games(out);
  std::puts("// Made by protocol_types from the sources of the server; do not edit.\n");
  std::fputs(out.text().c_str(), stdout);
  return 0;
}
