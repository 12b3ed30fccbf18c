// What a killed process and a torn log leave behind: everything that was acknowledged, and of the
// rest nothing but whole submissions in order.

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <fstream>
#include <random>

#include "server/store/database.h"
#include "server/store/reader.h"
#include "server/store/sample_rows.h"

namespace mohreh::server {
namespace {

using namespace samples;

constexpr std::uint32_t kMatches = 20;

// Writes to all matches at once until it is killed; a line "match count" for each acknowledgement.
[[noreturn]] void write_until_killed(const std::filesystem::path& folder, int pipe) {
  const Database database(folder);
  Reader reader(database);
  Writer writer(database);
  for (std::uint32_t round = 0;; ++round) {
    std::vector<std::future<void>> answers;
    for (std::uint32_t match = 0; match < kMatches; ++match) {
      const auto known = reader.load_match(match_id(match));
      if (!known && !stored(writer, match_row(match))) ::_exit(2);
      const auto first = static_cast<std::uint32_t>(known ? known->entries.size() : 0);
      auto done = std::make_unique<std::promise<void>>();
      answers.push_back(done->get_future());
      writer.submit(std::vector<match::Write>{entries(match, first, 3)},
                    [pipe, match, first, told = std::move(done)](bool ok) {
                      if (!ok) ::_exit(3);
                      char line[32];
                      const int length =
                          std::snprintf(line, sizeof line, "%u %u\n", match, first + 3);
                      if (::write(pipe, line, static_cast<std::size_t>(length)) != length) {
                        ::_exit(4);
                      }
                      told->set_value();
                    });
    }
    for (auto& answer : answers) answer.get();
  }
}

TEST(Crash, EverythingAcknowledgedSurvivesAKill) {
  const TemporaryFolder folder;
  std::mt19937 random(7);
  std::vector<std::uint32_t> acknowledged(kMatches, 0);
  for (int kill = 0; kill < 6; ++kill) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      ::close(ends[0]);
      write_until_killed(folder.path(), ends[1]);
    }
    ::close(ends[1]);
    std::FILE* lines = ::fdopen(ends[0], "r");
    const auto until = std::uniform_int_distribution<int>(1, 400)(random);
    unsigned match = 0;
    unsigned count = 0;
    // After the kill the pipe still holds what was told before it.
    for (int i = 0; std::fscanf(lines, "%u %u\n", &match, &count) == 2; ++i) {
      acknowledged.at(match) = count;
      if (i == until) ::kill(child, SIGKILL);
    }
    std::fclose(lines);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << "the child gave up with " << WEXITSTATUS(status);

    const Database database(folder.path());
    Reader reader(database);
    for (std::uint32_t i = 0; i < kMatches; ++i) {
      const auto stored_one = reader.load_match(match_id(i));
      const std::size_t found = stored_one ? stored_one->entries.size() : 0;
      EXPECT_GE(found, acknowledged[i]) << "match " << i;
      EXPECT_EQ(found % 3, 0U) << "half a submission";
      if (stored_one) {
        EXPECT_EQ(stored_one->entries, entries(i, 0, static_cast<std::uint32_t>(found)).entries);
      }
    }
  }
}

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// How many entries the match has in a folder made of these two files.
std::size_t entries_after(const std::string& database, const std::string& log) {
  const TemporaryFolder folder;
  const auto file = folder.path() / kDatabaseName;
  std::ofstream(file, std::ios::binary) << database;
  std::ofstream(file.string() + "-wal", std::ios::binary) << log;
  const Database opened(folder.path());
  const auto match = Reader(opened).load_match(match_id(0));
  if (!match) return 0;
  const auto count = match->entries.size();
  EXPECT_EQ(match->entries, entries(0, 0, static_cast<std::uint32_t>(count)).entries);
  return count;
}

TEST(Crash, TornLogGivesWholeSubmissionsFromTheStart) {
  const TemporaryFolder folder;
  std::string database;
  std::string log;
  {
    const Database opened(folder.path());
    Writer writer(opened);
    ASSERT_TRUE(stored(writer, match_row(0)));
    for (std::uint32_t n = 0; n < 120; n += 3) ASSERT_TRUE(stored(writer, entries(0, n, 3)));
    database = bytes_of(opened.file());
    log = bytes_of(opened.file().string() + "-wal");
  }
  ASSERT_EQ(entries_after(database, log), 120U);
  std::mt19937 random(11);
  std::uniform_int_distribution<std::size_t> anywhere(0, log.size() - 1);
  std::vector<std::size_t> cuts{0, 1, 31, 32, 33};
  for (int i = 0; i < 40; ++i) cuts.push_back(anywhere(random));
  std::sort(cuts.begin(), cuts.end());
  std::size_t before = 0;
  for (const std::size_t cut : cuts) {
    const std::size_t count = entries_after(database, log.substr(0, cut));
    EXPECT_EQ(count % 3, 0U) << "cut at " << cut;
    EXPECT_GE(count, before) << "cut at " << cut;
    before = count;
  }
  EXPECT_GT(before, 0U);
  // A sector that holds something else than what was written.
  for (int i = 0; i < 20; ++i) {
    std::string torn = log;
    torn[anywhere(random)] ^= 0x55;
    EXPECT_EQ(entries_after(database, torn) % 3, 0U);
  }
}

}  // namespace
}  // namespace mohreh::server
