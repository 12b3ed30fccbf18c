#include "server/store/backup.h"

#include <gtest/gtest.h>

#include <atomic>
#include <fstream>

#include "server/store/reader.h"
#include "server/store/sample_rows.h"
#include "server/store/store_error.h"

namespace mohreh::server {
namespace {

using namespace samples;

std::optional<StoreFault> fault_of(const std::filesystem::path& folder,
                                   const std::filesystem::path& copy) {
  try {
    back_up(folder, copy);
    return std::nullopt;
  } catch (const StoreError& error) {
    return error.fault();
  }
}

TEST(Backup, CopyOfALiveDatabaseIsWhole) {
  const TemporaryFolder folder;
  const auto data = folder.path() / "data";
  const Database database(data);
  Writer writer(database);
  ASSERT_TRUE(stored(writer, match_row(0), table(0), UserRow{user(1), "Bahar", 5, 6}));
  // Somebody goes on writing.
  std::atomic<bool> enough = false;
  std::thread busy([&] {
    for (std::uint32_t n = 0; !enough; n += 3) stored(writer, entries(0, n, 3));
  });
  std::size_t before = 0;
  for (int i = 0; i < 5; ++i) {
    const auto known = Reader(database).load_match(match_id(0))->entries.size();
    const auto restored = folder.path() / ("restored-" + std::to_string(i));
    std::filesystem::create_directory(restored);
    EXPECT_GT(back_up(data, restored / kDatabaseName), 0U);
    const Database copy(restored);
    Reader reader(copy);
    EXPECT_EQ(reader.user(user(1))->name, "Bahar");
    EXPECT_EQ(reader.load_table(table(0).code)->row, table(0));
    const auto match = reader.load_match(match_id(0));
    const auto count = match->entries.size();
    EXPECT_EQ(count % 3, 0U);
    EXPECT_GE(count, known);
    EXPECT_GE(count, before);
    EXPECT_EQ(match->entries, entries(0, 0, static_cast<std::uint32_t>(count)).entries);
    before = count;
  }
  enough = true;
  busy.join();
}

TEST(Backup, WorksWithoutAServerAndLeavesNothingElseBehind) {
  const TemporaryFolder folder;
  {
    const Database database(folder.path() / "data");
    Writer writer(database);
    ASSERT_TRUE(stored(writer, table(1)));
  }
  std::filesystem::create_directory(folder.path() / "to");
  const auto copy = folder.path() / "to" / "copy.db";
  std::ofstream(copy) << "an old one";
  EXPECT_FALSE(fault_of(folder.path() / "data", copy));
  std::size_t files = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder.path() / "to")) {
    EXPECT_EQ(file.path(), copy);
    ++files;
  }
  EXPECT_EQ(files, 1U);
  using std::filesystem::perms;
  EXPECT_EQ(std::filesystem::status(copy).permissions() & (perms::group_all | perms::others_all),
            perms::none);
  EXPECT_FALSE(fault_of(folder.path() / "data", copy));
}

TEST(Backup, WhatCannotBeCopiedIsTold) {
  const TemporaryFolder folder;
  EXPECT_EQ(fault_of(folder.path() / "nothing", folder.path() / "copy.db"), StoreFault::missing);
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "copy.db"));
  const auto data = folder.path() / "data";
  {
    const Database database(data);
  }
  EXPECT_EQ(fault_of(data, folder.path() / "no" / "such" / "folder"), StoreFault::not_writable);
  EXPECT_EQ(fault_of(data, data / kDatabaseName), StoreFault::not_writable);
  EXPECT_EQ(fault_of(data, folder.path() / "data/../data" / kDatabaseName),
            StoreFault::not_writable);
  std::ofstream(data / kDatabaseName, std::ios::trunc) << std::string(9'000, '#');
  EXPECT_EQ(fault_of(data, folder.path() / "copy.db"), StoreFault::damaged);
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "copy.db"));
}

}  // namespace
}  // namespace mohreh::server
