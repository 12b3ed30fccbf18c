#pragma once
// Changes of the schema, numbered from 1 and never altered once released. The files in migrations/
// are built into the program; the database remembers in user_version how many it has seen.

#include <filesystem>
#include <span>
#include <string_view>

#include "server/store/sql_connection.h"

namespace mohreh::server {

struct Migration {
  int number;
  std::string_view name;
  const char* sql;
};

// In order, without a gap; made by tools/migrations_to_cc.py.
std::span<const Migration> migrations();

// Brings the schema up to date, each migration in one transaction that leaves no row pointing
// nowhere. Throws StoreError newer_schema when the database has seen more than are known.
void migrate(SqlConnection& connection, const std::filesystem::path& file,
             std::span<const Migration> known = migrations());

// Throws StoreError when the schema is not exactly the one this program knows.
void expect_known_schema(SqlConnection& connection, const std::filesystem::path& file);

}  // namespace mohreh::server
