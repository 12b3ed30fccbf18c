#pragma once
// One connection to the database with its prepared statements, and a statement in use. Not for two
// threads at once. Throws SQLite::Exception; whoever faces people explains it (store_error.h).

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <concepts>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "protocol/ids.h"

namespace mohreh::server {

enum class Access : std::uint8_t { read, write };

class SqlConnection {
 public:
  SqlConnection(const std::filesystem::path& file, Access access);

  // Statements without values and rows.
  void run(const char* sql);
  std::int64_t number(const std::string& sql);  // the first column of the first row
  std::string text(const char* sql);

  bool in_transaction();
  // Ends a transaction without its changes; false when even that failed.
  bool roll_back();

 private:
  friend class Query;
  // Reset and without values. `sql` is a literal: it is kept by address.
  SQLite::Statement& prepared(std::string_view sql);

  SQLite::Database database_;
  std::unordered_map<std::string_view, std::unique_ptr<SQLite::Statement>> statements_;
};

// A statement from its first step until it goes out of scope; the same text cannot be in use twice
// at once on one connection.
class Query {
 public:
  template <class... Values>
  Query(SqlConnection& connection, std::string_view sql, const Values&... values)
      : statement_(connection.prepared(sql)) {
    [[maybe_unused]] int place = 0;
    (bind(++place, values), ...);
  }
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;
  ~Query() { statement_.tryReset(); }

  bool next() { return statement_.executeStep(); }
  // Runs a statement without rows; how many rows it changed.
  int run() { return statement_.exec(); }

  bool is_null(int column) const { return statement_.isColumnNull(column); }
  std::int64_t integer(int column) const { return statement_.getColumn(column).getInt64(); }
  std::string text(int column) const { return statement_.getColumn(column).getString(); }
  // Of a wrong size (a damaged file): all zeros.
  template <class IdType>
  IdType id(int column) const {
    IdType id;
    const SQLite::Column bytes = statement_.getColumn(column);
    const auto* first = static_cast<const std::uint8_t*>(bytes.getBlob());
    if (bytes.getBytes() == static_cast<int>(id.bytes.size())) {
      std::copy(first, first + id.bytes.size(), id.bytes.begin());
    }
    return id;
  }

 private:
  template <std::integral T>
  void bind(int place, T value) {
    statement_.bind(place, static_cast<std::int64_t>(value));
  }
  void bind(int place, const std::string& text) { statement_.bind(place, text); }
  void bind(int place, protocol::TableCode code) { bind(place, code.number); }
  template <class Tag, std::size_t N>
  void bind(int place, const protocol::Id<Tag, N>& id) {
    statement_.bind(place, id.bytes.data(), static_cast<int>(N));
  }

  SQLite::Statement& statement_;
};

}  // namespace mohreh::server
