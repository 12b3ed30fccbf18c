#pragma once
// How each write becomes rows. All run inside a transaction of the caller and throw StoreError
// `refused` when a write contradicts what is stored, SQLite::Exception when SQLite refuses it.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/store/sql_connection.h"
#include "server/store/store_write.h"

namespace mohreh::server {

void store(SqlConnection& connection, const match::TableRow& row);
void store(SqlConnection& connection, const match::TableClosed& closed);
void store(SqlConnection& connection, const match::MatchRow& row);
void store(SqlConnection& connection, const match::NewEntries& entries);
void store(SqlConnection& connection, const match::MatchEnd& end);
void store(SqlConnection& connection, const UserRow& row);
void store(SqlConnection& connection, const TokenRow& row);
void store(SqlConnection& connection, const UserDeleted& deleted);
void store(SqlConnection& connection, const UserSeen& seen);
void store(SqlConnection& connection, const OldGuests& old);
void store(SqlConnection& connection, const OldRecords& old);

// The numbers stand in the database.
enum class MatchStatus : std::uint8_t { running = 0, finished = 1, aborted = 2 };

inline constexpr std::array<std::string_view, 3> kMatchStatusNames{"running", "finished",
                                                                   "aborted"};
constexpr const auto& enum_names(MatchStatus) {
  return kMatchStatusNames;
}

// Who stands in the body of a table besides the seats.
inline constexpr int kHostPlace = -1;

// A body that was stored; throws StoreError `unreadable` when it cannot be read.
match::TableRow table_from(const std::string& body);
match::MatchRow match_from(const std::string& body);

}  // namespace mohreh::server
