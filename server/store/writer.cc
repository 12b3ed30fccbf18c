#include "server/store/writer.h"

#include <algorithm>

#include "server/store/rows.h"
#include "server/store/store_error.h"

namespace mohreh::server {
namespace {

using SteadyClock = std::chrono::steady_clock;

void store_writes(SqlConnection& connection, const std::vector<StoreWrite>& writes) {
  for (const StoreWrite& write : writes) {
    std::visit([&connection](const auto& row) { store(connection, row); }, write);
  }
}

// The exception being handled, as one of ours.
StoreError current_error(const std::filesystem::path& file) {
  try {
    throw;
  } catch (const StoreError& error) {
    return error;
  } catch (const SQLite::Exception& error) {
    return explained(error, file);
  } catch (const std::exception& error) {
    return {StoreFault::disk_failed, std::string("Cannot write: ") + error.what()};
  }
}

// Whether it is about one submission only, while the rest of the database works.
bool concerns_one(const StoreError& error) {
  return error.fault() == StoreFault::refused || error.fault() == StoreFault::unreadable;
}

}  // namespace

Writer::Writer(const Database& database, Options options)
    : file_(database.file()), options_(options), thread_([this] { run(); }) {}

void Writer::submit(std::vector<StoreWrite> writes, Completion done) {
  {
    const std::lock_guard lock(mutex_);
    if (!stopping_) {
      queue_.push_back({std::move(writes), std::move(done)});
      figures_.queued = queue_.size();
      wake_.notify_one();
      return;
    }
  }
  done(false);
}

void Writer::submit(std::vector<match::Write> writes, Completion done) {
  std::vector<StoreWrite> ours;
  ours.reserve(writes.size());
  for (match::Write& write : writes) {
    std::visit([&ours](auto& row) { ours.emplace_back(std::move(row)); }, write);
  }
  submit(std::move(ours), std::move(done));
}

void Writer::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    wake_.notify_one();
  }
  if (thread_.joinable()) thread_.join();
}

std::string Writer::last_error() const {
  const std::lock_guard lock(mutex_);
  return last_error_;
}

void Writer::run() {
  while (auto batch = take()) {
    if (batch->empty()) {
      commit_probe();
      continue;
    }
    flush(*batch);
    for (Submission& each : *batch) each.done(each.stored);
  }
  connection_.reset();
}

std::optional<Writer::Batch> Writer::take() {
  std::unique_lock lock(mutex_);
  const auto something = [this] { return stopping_ || !queue_.empty(); };
  if (healthy_) {
    wake_.wait(lock, something);
  } else if (!wake_.wait_for(lock, options_.probe, something)) {
    return Batch{};
  }
  if (queue_.empty()) return std::nullopt;
  // Where many come, a moment more brings others along and saves flushes; where few come, nobody
  // waits.
  if (gathering_.count() > 0 && !stopping_) {
    lock.unlock();
    std::this_thread::sleep_for(gathering_);
    lock.lock();
  }
  Batch batch;
  std::size_t writes = 0;
  while (!queue_.empty()) {
    writes += queue_.front().writes.size();
    if (!batch.empty() && writes > options_.most_writes) break;
    batch.push_back(std::move(queue_.front()));
    queue_.pop_front();
  }
  gathering_ = batch.size() >= options_.crowded ? options_.gathering_crowd
               : batch.size() >= options_.busy  ? options_.gathering
                                                : std::chrono::microseconds(0);
  figures_.queued = queue_.size();
  return batch;
}

SqlConnection& Writer::connection() {
  if (!connection_) connection_ = std::make_unique<SqlConnection>(file_, Access::write);
  return *connection_;
}

void Writer::flush(Batch& batch) {
  const auto start = SteadyClock::now();
  try {
    try {
      store_all(batch);
    } catch (...) {
      if (!concerns_one(current_error(file_))) throw;
      // Seldom, so it may cost more: which one is it?
      store_one_by_one(batch);
    }
    // A transaction without changes does not touch the disk and proves nothing.
    if (std::any_of(batch.begin(), batch.end(),
                    [](const Submission& each) { return each.stored && !each.writes.empty(); })) {
      healthy_ = true;
    }
  } catch (...) {
    remember(current_error(file_).what());
    healthy_ = false;
    for (Submission& each : batch) each.stored = false;
    figures_.failed += batch.size();
    return;
  }
  count(batch, SteadyClock::now() - start);
}

void Writer::store_all(Batch& batch) {
  try {
    connection().run("BEGIN IMMEDIATE");
    for (const Submission& each : batch) store_writes(connection(), each.writes);
    connection().run("COMMIT");
  } catch (...) {
    if (connection_ && !connection_->roll_back()) connection_.reset();
    throw;
  }
  for (Submission& each : batch) each.stored = true;
}

void Writer::store_one_by_one(Batch& batch) {
  try {
    connection().run("BEGIN IMMEDIATE");
    for (Submission& each : batch) {
      connection().run("SAVEPOINT submission");
      try {
        store_writes(connection(), each.writes);
        each.stored = true;
      } catch (...) {
        const StoreError error = current_error(file_);
        if (!concerns_one(error)) throw;
        remember(error.what());
        connection().run("ROLLBACK TO submission");
        ++figures_.refused;
      }
      connection().run("RELEASE submission");
    }
    connection().run("COMMIT");
  } catch (...) {
    if (connection_ && !connection_->roll_back()) connection_.reset();
    throw;
  }
}

void Writer::commit_probe() {
  try {
    connection().run("UPDATE probe SET tries = tries + 1");
    healthy_ = true;
  } catch (...) {
    remember(current_error(file_).what());
    if (connection_ && !connection_->roll_back()) connection_.reset();
  }
}

void Writer::count(const Batch& batch, SteadyClock::duration time) {
  using std::chrono::microseconds;
  const auto us = std::chrono::duration_cast<microseconds>(time).count();
  ++figures_.flushes;
  if (options_.flushed) options_.flushed(time);
  figures_.flush_us += static_cast<std::uint64_t>(us);
  const auto& limits = WriterFigures::kBucketsMs;
  const auto bucket = std::find_if(limits.begin(), limits.end(),
                                   [us](int ms) { return us <= std::int64_t{ms} * 1'000; });
  ++figures_.flush_buckets[static_cast<std::size_t>(bucket - limits.begin())];
  for (const Submission& each : batch) {
    if (!each.stored) continue;
    ++figures_.submissions;
    figures_.writes += each.writes.size();
  }
}

void Writer::remember(const std::string& error) {
  const std::lock_guard lock(mutex_);
  last_error_ = error;
}

}  // namespace mohreh::server
