#pragma once
// The one thread that writes. Whatever has come together while the disk was busy goes into one
// transaction and one flush, so a thousand tables wait about as long as one. What was reported as
// stored survives a killed process and a power cut.

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/store/completion.h"
#include "server/store/database.h"
#include "server/store/sql_connection.h"
#include "server/store/store_write.h"

namespace mohreh::server {

// What the writer has done so far. Read from any thread.
struct WriterFigures {
  static constexpr std::array<int, 10> kBucketsMs{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

  std::atomic<std::uint64_t> flushes = 0;      // transactions on the disk
  std::atomic<std::uint64_t> submissions = 0;  // stored
  std::atomic<std::uint64_t> writes = 0;       // stored, all submissions together
  std::atomic<std::uint64_t> refused = 0;      // submissions that contradicted what is stored
  std::atomic<std::uint64_t> failed = 0;       // submissions the disk did not take
  std::atomic<std::uint64_t> flush_us = 0;     // from the first statement until the disk has it
  // Flushes that took at most kBucketsMs[i] and longer than the bucket before; last: even longer.
  std::array<std::atomic<std::uint64_t>, kBucketsMs.size() + 1> flush_buckets{};
  std::atomic<std::uint64_t> queued = 0;  // submissions that wait now
};

class Writer {
 public:
  struct Options {
    std::size_t most_writes = 2'000;  // in one transaction; a larger submission goes alone
    // Submissions in one flush from which on the next waits for more, and how long: a flush costs
    // much the same for one and for hundreds.
    std::size_t busy = 4;
    std::chrono::microseconds gathering{2'000};
    std::size_t crowded = 50;
    std::chrono::microseconds gathering_crowd{6'000};
    std::chrono::milliseconds probe{1'000};  // how often a failed disk is tried again
    // Told of every flush, on the writer's thread.
    std::function<void(std::chrono::nanoseconds)> flushed = {};
  };

  // `database` outlives the writer.
  explicit Writer(const Database& database) : Writer(database, Options()) {}
  Writer(const Database& database, Options options);
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer() { stop(); }

  // From any thread; returns at once. The writes are stored together or not at all. `done` is
  // called once, on the writer's thread, in the order of submission; it must neither throw nor take
  // long, for all tables wait meanwhile. A submission that contradicts what is stored fails alone;
  // when the disk fails, all that were to share its flush fail and nothing of them stays.
  // After stop(): `done(false)` at once, on this thread.
  void submit(std::vector<StoreWrite> writes, Completion done);
  void submit(std::vector<match::Write> writes, Completion done);

  // Stores what is queued, then ends the thread.
  void stop();

  // False after the disk failed, until it takes writes again; it is tried now and then.
  bool healthy() const { return healthy_; }
  const WriterFigures& figures() const { return figures_; }
  // The last failure in a sentence, or empty.
  std::string last_error() const;

 private:
  struct Submission {
    std::vector<StoreWrite> writes;
    Completion done;
    bool stored = false;
  };
  using Batch = std::vector<Submission>;

  void run();
  // What to store next; empty: time to try the disk; none: the end.
  std::optional<Batch> take();
  void flush(Batch& batch);
  void store_all(Batch& batch);
  void store_one_by_one(Batch& batch);
  void commit_probe();
  void count(const Batch& batch, std::chrono::steady_clock::duration time);
  void remember(const std::string& error);
  SqlConnection& connection();

  const std::filesystem::path file_;
  const Options options_;
  std::unique_ptr<SqlConnection> connection_;  // of the thread alone, as the next
  std::chrono::microseconds gathering_{0};

  mutable std::mutex mutex_;  // of the four below
  std::condition_variable wake_;
  std::deque<Submission> queue_;
  bool stopping_ = false;
  std::string last_error_;

  std::atomic<bool> healthy_ = true;
  WriterFigures figures_;
  std::thread thread_;  // last: it uses all above
};

}  // namespace mohreh::server
