#include "server/store/writer.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <memory>

#include "server/store/reader.h"
#include "server/store/sample_rows.h"

namespace mohreh::server {
namespace {

using namespace samples;

class WriterTest : public ::testing::Test {
 protected:
  TemporaryFolder folder;
  Database database{folder.path()};
  Reader reader{database};
};

// Holds the writer's thread until it is let go, so that a queue can gather behind it.
class Gate {
 public:
  explicit Gate(Writer& writer) {
    writer.submit(std::vector<StoreWrite>{}, [this](bool) {
      reached_.set_value();
      opened_.get_future().wait();
    });
    reached_.get_future().wait();
  }
  void open() { opened_.set_value(); }

 private:
  std::promise<void> reached_;
  std::promise<void> opened_;
};

TEST_F(WriterTest, ManySubmissionsShareOneFlushAndAreAnsweredInOrder) {
  Writer writer(database);
  ASSERT_TRUE(stored(writer, match_row(0)));
  std::vector<std::uint32_t> answered;
  Gate gate(writer);
  const std::uint64_t before = writer.figures().flushes;
  for (std::uint32_t n = 0; n < 500; ++n) {
    writer.submit(std::vector<match::Write>{entries(0, n, 1)}, [&answered, n](bool ok) {
      if (ok) answered.push_back(n);
    });
  }
  EXPECT_EQ(writer.figures().queued, 500U);
  gate.open();
  writer.stop();
  EXPECT_EQ(writer.figures().flushes - before, 1U);
  ASSERT_EQ(answered.size(), 500U);
  for (std::uint32_t n = 0; n < 500; ++n) EXPECT_EQ(answered[n], n);
  EXPECT_EQ(reader.load_match(match_id(0))->entries.size(), 500U);
  EXPECT_EQ(writer.figures().queued, 0U);
}

TEST_F(WriterTest, TransactionIsBounded) {
  Writer writer(database, {.most_writes = 10, .probe = std::chrono::seconds(1)});
  Gate gate(writer);
  const std::uint64_t before = writer.figures().flushes;
  for (std::uint32_t i = 0; i < 25; ++i) {
    writer.submit(std::vector<StoreWrite>{match_row(i), table(i)}, {});
  }
  std::vector<StoreWrite> large(30, StoreWrite(table(99)));
  writer.submit(std::move(large), {});
  gate.open();
  writer.stop();
  EXPECT_EQ(writer.figures().flushes - before, 6U);  // five of ten writes, and one of thirty
  EXPECT_EQ(reader.table_index().size(), 26U);
}

TEST_F(WriterTest, OnlyTheSubmissionThatContradictsFails) {
  Writer writer(database);
  ASSERT_TRUE(stored(writer, match_row(0), match_row(1), entries(0, 0, 1)));
  std::vector<int> answers;
  const auto answer = [&answers](bool ok) { answers.push_back(ok ? 1 : 0); };
  Gate gate(writer);
  using Writes = std::vector<StoreWrite>;
  writer.submit(Writes{entries(0, 1, 1)}, answer);
  // Its first write is right, its second is not: neither may stay.
  writer.submit(Writes{table(7), entries(1, 0, 2), entries(0, 0, 1)}, answer);
  writer.submit(Writes{entries(1, 2, 1)}, answer);  // follows what was refused
  writer.submit(Writes{entries(0, 2, 1)}, answer);
  gate.open();
  writer.stop();
  EXPECT_EQ(answers, (std::vector{1, 0, 0, 1}));
  EXPECT_EQ(reader.load_match(match_id(0))->entries.size(), 3U);
  EXPECT_TRUE(reader.load_match(match_id(1))->entries.empty());
  EXPECT_FALSE(reader.load_table(table(7).code));
  EXPECT_TRUE(writer.healthy());
  EXPECT_EQ(writer.figures().refused, 2U);
  EXPECT_NE(writer.last_error(), "");
}

TEST_F(WriterTest, CompletionMayHoldWhatCannotBeCopied) {
  Writer writer(database);
  std::promise<int> answer;
  writer.submit(
      std::vector<StoreWrite>{table(1)},
      [&answer, held = std::make_unique<int>(42)](bool ok) { answer.set_value(ok ? *held : 0); });
  EXPECT_EQ(answer.get_future().get(), 42);
}

TEST_F(WriterTest, AfterStopNothingIsTaken) {
  Writer writer(database);
  writer.stop();
  EXPECT_FALSE(stored(writer, table(1)));
  writer.stop();
  EXPECT_TRUE(reader.table_index().empty());
}

TEST_F(WriterTest, CountsWhatItDoes) {
  Writer writer(database);
  ASSERT_TRUE(stored(writer, table(1), table(2)));
  ASSERT_TRUE(stored(writer, table(3)));
  const WriterFigures& figures = writer.figures();
  writer.stop();
  EXPECT_EQ(figures.flushes, 2U);
  EXPECT_EQ(figures.submissions, 2U);
  EXPECT_EQ(figures.writes, 3U);
  EXPECT_GT(figures.flush_us, 0U);
  std::uint64_t in_buckets = 0;
  for (const auto& bucket : figures.flush_buckets) in_buckets += bucket;
  EXPECT_EQ(in_buckets, 2U);
}

// No file may grow beyond that many bytes while this lives: what a full disk looks like from here.
class FullDisk {
 public:
  explicit FullDisk(std::uintmax_t bytes) : ignored_(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit limit = before_;
    limit.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, ignored_);
  }

 private:
  rlimit before_{};
  void (*ignored_)(int);
};

TEST_F(WriterTest, FullDiskFailsCleanlyAndPasses) {
  // Probes are far away: what heals here is a write.
  Writer writer(database, {.most_writes = 2'000, .probe = std::chrono::hours(1)});
  ASSERT_TRUE(stored(writer, match_row(0), entries(0, 0, 5)));
  const auto log = database.file().string() + "-wal";
  std::uint32_t count = 5;
  {
    const FullDisk full(std::filesystem::file_size(log) + 30'000);
    while (stored(writer, entries(0, count, 200))) {
      count += 200;
      ASSERT_LT(count, 20'000U);
    }
    EXPECT_FALSE(writer.healthy());
    EXPECT_NE(writer.last_error().find("full"), std::string::npos) << writer.last_error();
    EXPECT_FALSE(stored(writer, entries(0, count, 5'000)));
    EXPECT_FALSE(writer.healthy());
    EXPECT_EQ(reader.load_match(match_id(0))->entries.size(), count);  // earlier ones stay
  }
  EXPECT_TRUE(stored(writer, entries(0, count, 200)));
  EXPECT_TRUE(writer.healthy());
  EXPECT_EQ(reader.load_match(match_id(0))->entries, entries(0, 0, count + 200).entries);
  EXPECT_GE(writer.figures().failed, 2U);
}

TEST_F(WriterTest, FullDiskIsTriedAgainWithoutAnybodyWriting) {
  Writer writer(database, {.most_writes = 2'000, .probe = std::chrono::milliseconds(5)});
  ASSERT_TRUE(stored(writer, table(1)));
  {
    const FullDisk full(std::filesystem::file_size(database.file().string() + "-wal"));
    EXPECT_FALSE(stored(writer, table(2)));
    EXPECT_FALSE(writer.healthy());
  }
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (!writer.healthy() && std::chrono::steady_clock::now() < end) std::this_thread::yield();
  EXPECT_TRUE(writer.healthy());
  EXPECT_EQ(reader.table_index().size(), 1U);
}

TEST_F(WriterTest, FailureOfTheDiskLeavesNothingBehindAfterARestart) {
  {
    Writer writer(database, {.most_writes = 2'000, .probe = std::chrono::hours(1)});
    ASSERT_TRUE(stored(writer, match_row(0), entries(0, 0, 5)));
    const FullDisk full(std::filesystem::file_size(database.file().string() + "-wal") + 9'000);
    EXPECT_FALSE(stored(writer, entries(0, 5, 3'000)));
  }
  EXPECT_EQ(reader.load_match(match_id(0))->entries.size(), 5U);
}

}  // namespace
}  // namespace mohreh::server
