#pragma once
// Everything the server writes down: what a table stores (match/stored.h) and who its guests are.

#include <cstdint>
#include <string>
#include <variant>

#include "match/stored.h"

namespace mohreh::server {

// A guest; storing one again replaces name and time.
struct UserRow {
  protocol::UserId id;
  std::string name;
  std::int64_t created_ms = 0;
  std::int64_t seen_ms = 0;

  friend bool operator==(const UserRow&, const UserRow&) = default;
};

// A device of a guest. The token itself is known to that device alone.
struct TokenRow {
  protocol::Hash hash;  // hash_of(token)
  protocol::UserId user;
  std::int64_t created_ms = 0;
};

// Forgets a person: tokens, name and id. Their matches stay, nameless. A table that is in memory
// must forget them itself, or it writes them down again.
struct UserDeleted {
  protocol::UserId id;
};

// A guest has come again. Nothing when there is no such guest.
struct UserSeen {
  protocol::UserId id;
  std::int64_t seen_ms = 0;
};

// Forgets guests who were not seen since and have no table and no unfinished match, so many at the
// most.
struct OldGuests {
  std::int64_t unseen_since_ms = 0;
  int at_most = 0;
};

// Deletes matches that ended before, so many at the most.
struct OldRecords {
  std::int64_t ended_before_ms = 0;
  int at_most = 0;
};

using StoreWrite = std::variant<match::TableRow, match::MatchRow, match::NewEntries,
                                match::MatchEnd, match::TableClosed, UserRow, TokenRow, UserDeleted,
                                UserSeen, OldGuests, OldRecords>;

// BLAKE2b-256 of a token: all that is stored of it.
protocol::Hash hash_of(const protocol::Token& token);

}  // namespace mohreh::server
