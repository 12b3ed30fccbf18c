#include "server/store/database.h"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <functional>

#include "server/store/migrations.h"
#include "server/store/reader.h"
#include "server/store/sample_rows.h"
#include "server/store/store_error.h"

namespace mohreh::server {
namespace {

using namespace samples;

// The fault of opening that folder, and what it tells; none when it opens.
struct Told {
  std::optional<StoreFault> fault;
  std::string sentence;
};

Told opening(const std::filesystem::path& folder) {
  try {
    const Database database(folder);
    return {};
  } catch (const StoreError& error) {
    return {error.fault(), error.what()};
  }
}

bool says(const Told& told, std::string_view words) {
  return told.sentence.find(words) != std::string::npos;
}

void write_bytes(const std::filesystem::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

// A folder with a database that holds a few hundred pages.
void fill(const std::filesystem::path& folder) {
  const Database database(folder);
  Writer writer(database);
  for (std::uint32_t i = 0; i < 300; ++i) {
    ASSERT_TRUE(stored(writer, match_row(i), table(i), entries(i, 0, 20)));
  }
}

// The usual one of `mohreh serve`: a name beside where it was started.
TEST(DatabaseTest, AFolderWithoutAPathIsMadeHere) {
  const TemporaryFolder folder;
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());
  const Told told = opening("here");
  const bool made = std::filesystem::exists(folder.path() / "here" / kDatabaseName);
  std::filesystem::current_path(before);
  EXPECT_EQ(told.sentence, "");
  EXPECT_TRUE(made);
}

TEST(DatabaseTest, FolderAndFileAreForTheirOwnerAlone) {
  const TemporaryFolder folder;
  const auto data = folder.path() / "deep" / "data";
  const Database database(data);
  using std::filesystem::perms;
  const perms others = perms::group_all | perms::others_all;
  EXPECT_EQ(std::filesystem::status(data).permissions() & others, perms::none);
  EXPECT_EQ(std::filesystem::status(database.file()).permissions() & others, perms::none);
}

TEST(DatabaseTest, CommitsWaitForTheDisk) {
  const TemporaryFolder folder;
  const Database database(folder.path());
  SqlConnection connection(database.file(), Access::write);
  EXPECT_EQ(connection.text("PRAGMA journal_mode"), "wal");
  EXPECT_EQ(connection.number("PRAGMA synchronous"), 2);
  EXPECT_EQ(connection.number("PRAGMA foreign_keys"), 1);
}

TEST(DatabaseTest, SecondServerIsRefused) {
  const TemporaryFolder folder;
  const Database database(folder.path());
  const Told told = opening(folder.path());
  EXPECT_EQ(told.fault, StoreFault::locked);
  EXPECT_TRUE(says(told, "Another server uses this folder")) << told.sentence;
}

TEST(DatabaseTest, FolderIsFreeAgainAfterwards) {
  const TemporaryFolder folder;
  {
    const Database database(folder.path());
  }
  EXPECT_FALSE(opening(folder.path()).fault);
}

TEST(DatabaseTest, WhereNothingCanBeWritten) {
  const TemporaryFolder folder;
  write_bytes(folder.path() / "file", "x");
  for (const std::filesystem::path& place :
       {folder.path() / "file", folder.path() / "file" / "below",
        std::filesystem::path("/proc/mohreh"), std::filesystem::path("/proc/self")}) {
    const Told told = opening(place);
    EXPECT_EQ(told.fault, StoreFault::not_writable) << place;
    EXPECT_TRUE(says(told, place.string())) << told.sentence;
  }
  // A folder that can be written, with a database that is none.
  std::filesystem::create_directories(folder.path() / "data" / kDatabaseName);
  EXPECT_EQ(opening(folder.path() / "data").fault, StoreFault::not_writable);
}

TEST(DatabaseTest, NewerSchemaIsRefusedAndLeftAlone) {
  const TemporaryFolder folder;
  {
    const Database database(folder.path());
  }
  const auto file = folder.path() / kDatabaseName;
  SqlConnection(file, Access::write).run("PRAGMA user_version = 4711");
  const Told told = opening(folder.path());
  EXPECT_EQ(told.fault, StoreFault::newer_schema);
  EXPECT_TRUE(says(told, "later version")) << told.sentence;
  EXPECT_TRUE(says(told, "4711")) << told.sentence;
  EXPECT_EQ(SqlConnection(file, Access::read).number("PRAGMA user_version"), 4711);
}

TEST(DatabaseTest, MigrationsAreNumberedAndRunOnce) {
  int expected = 0;
  for (const Migration& migration : migrations()) EXPECT_EQ(migration.number, ++expected);
  ASSERT_GT(expected, 0);
  const TemporaryFolder folder;
  fill(folder.path());
  const Database again(folder.path());
  EXPECT_EQ(SqlConnection(again.file(), Access::read).number("PRAGMA user_version"), expected);
  EXPECT_EQ(Reader(again).table_index().size(), 300U);
}

TEST(DatabaseTest, MigrationThatFailsLeavesNothing) {
  const TemporaryFolder folder;
  fill(folder.path());
  const Database database(folder.path());
  const int known = static_cast<int>(migrations().size());
  const char* const wrong[] = {
      "CREATE TABLE colours (name TEXT); INSERT INTO colours VALUES ('red'); nonsense;",
      "CREATE TABLE colours (name TEXT); DELETE FROM matches;",
  };
  for (const char* sql : wrong) {
    std::vector<Migration> all(migrations().begin(), migrations().end());
    all.push_back({known + 1, "colours", sql});
    SqlConnection connection(database.file(), Access::write);
    EXPECT_ANY_THROW(migrate(connection, database.file(), all)) << sql;
    EXPECT_EQ(connection.number("PRAGMA user_version"), known);
    EXPECT_ANY_THROW(connection.number("SELECT count(*) FROM colours"));
    EXPECT_EQ(connection.number("SELECT count(*) FROM matches"), 300);
  }
  std::vector<Migration> all(migrations().begin(), migrations().end());
  all.push_back({known + 1, "colours", "CREATE TABLE colours (name TEXT);"});
  SqlConnection connection(database.file(), Access::write);
  migrate(connection, database.file(), all);
  EXPECT_EQ(connection.number("PRAGMA user_version"), known + 1);
}

TEST(DatabaseTest, DamageIsTold) {
  const std::pair<const char*, std::function<void(std::string&)>> damages[] = {
      {"garbage instead of the header", [](std::string& b) { b.replace(0, 16, 16, '#'); }},
      {"garbage everywhere", [](std::string& b) { b.assign(20'000, '#'); }},
      {"a short text", [](std::string& b) { b = "hello"; }},
      {"cut in half", [](std::string& b) { b.resize(b.size() / 2); }},
      {"cut inside a page", [](std::string& b) { b.resize(b.size() - 5'000); }},
      {"cut inside the first page", [](std::string& b) { b.resize(700); }},
      {"zeros in the schema", [](std::string& b) { b.replace(100, 3'000, 3'000, '\0'); }},
      {"zeros in the middle", [](std::string& b) { b.replace(b.size() / 2, 8'192, 8'192, '\0'); }},
  };
  const TemporaryFolder folder;
  fill(folder.path());
  const auto file = folder.path() / kDatabaseName;
  ASSERT_FALSE(std::filesystem::exists(file.string() + "-wal"));  // all of it is in the file
  std::ifstream in(file, std::ios::binary);
  const std::string whole{std::istreambuf_iterator<char>(in), {}};
  ASSERT_GT(whole.size(), 400'000U);
  for (const auto& [name, damage] : damages) {
    std::string bytes = whole;
    damage(bytes);
    write_bytes(file, bytes);
    const Told told = opening(folder.path());
    EXPECT_EQ(told.fault, StoreFault::damaged) << name << ": " << told.sentence;
    EXPECT_TRUE(says(told, "is damaged")) << name << ": " << told.sentence;
    EXPECT_TRUE(says(told, "backup")) << name << ": " << told.sentence;
  }
  write_bytes(file, whole);
  EXPECT_FALSE(opening(folder.path()).fault);
}

TEST(DatabaseTest, TenThousandTablesAreListedInNoTime) {
  constexpr std::uint32_t kTables = 10'000;
  const TemporaryFolder folder;
  {
    const Database database(folder.path());
    Writer writer(database);
    for (std::uint32_t i = 0; i < kTables; ++i) {
      std::vector<StoreWrite> writes{match_row(i), table(i), entries(i, 0, 20)};
      writer.submit(std::move(writes), {});
    }
  }
  const auto start = std::chrono::steady_clock::now();
  const Database database(folder.path());
  Reader reader(database);
  const auto index = reader.table_index();
  const auto time = std::chrono::steady_clock::now() - start;
  ASSERT_EQ(index.size(), kTables);
  EXPECT_EQ(index[77].code, table(77).code);
  EXPECT_LT(time, std::chrono::seconds(1));
  RecordProperty(
      "milliseconds",
      static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(time).count()));
}

}  // namespace
}  // namespace mohreh::server
