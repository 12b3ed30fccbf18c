#include "server/bots/thinkers.h"

#include <sodium.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <map>
#include <utility>

#include "bots/players/advice.h"
#include "bots/players/player.h"
#include "engine/core/json_writer.h"
#include "server/bots/advice_json.h"

namespace mohreh::server {
namespace {

constexpr int kPoliteness = 10;  // of 19: the network goes first

double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::uint64_t fresh_seed() {
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

std::string advice_json(const Advice& advice) {
  std::string text;
  JsonWriter out(text);
  write_advice(out, advice.moves);
  return text;
}

}  // namespace

class Thinkers::Bench {
 public:
  Player& player(const AnyGame& game, const std::string& level) {
    auto& player = players_[{&game, level}];
    if (player == nullptr) player = make_player(game, level, {1, 1, &steady_seconds});
    return *player;
  }
  Adviser& adviser(const AnyGame& game) {
    auto& adviser = advisers_[&game];
    if (adviser == nullptr) {
      adviser = make_adviser(game, usual_advice_iterations(game), {1, 1, &steady_seconds});
    }
    return *adviser;
  }
  Rng& rng() { return rng_; }

 private:
  std::map<std::pair<const AnyGame*, std::string>, std::unique_ptr<Player>> players_;
  std::map<const AnyGame*, std::unique_ptr<Adviser>> advisers_;
  Rng rng_{fresh_seed()};
};

Thinkers::Thinkers(int threads, Metrics& metrics) : metrics_(metrics) {
  for (int t = 0; t < threads; ++t) threads_.emplace_back([this] { run(); });
}

void Thinkers::think(std::string level, const AnyView& view, Seat seat, const AnyMoveList& legal,
                     std::function<void(AnyMove)> tell) {
  put([this, level = std::move(level), view, seat, legal, tell = std::move(tell)](Bench& bench) {
    const auto began = std::chrono::steady_clock::now();
    // Where there is nothing to choose nobody thinks.
    const AnyMove move =
        legal.size() == 1 ? legal[0]
                          : bench.player(*view.game, level).choose(view, seat, legal, bench.rng());
    metrics_.bot_seconds.observe(std::chrono::steady_clock::now() - began);
    tell(move);
  });
}

void Thinkers::advise(const AnyView& view, Seat seat, const AnyMoveList& legal,
                      std::function<void(std::string)> tell) {
  put([view, seat, legal, tell = std::move(tell)](Bench& bench) {
    tell(advice_json(bench.adviser(*view.game).advise(view, seat, legal, bench.rng())));
  });
}

void Thinkers::put(Job job) {
  {
    const std::scoped_lock lock(mutex_);
    if (stopping_) return;
    jobs_.push_back(std::move(job));
  }
  wake_.notify_one();
}

void Thinkers::run() {
  // On Linux a priority is a thread's own.
  setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kPoliteness);
  Bench bench;
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
    if (stopping_) return;
    Job job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    job(bench);
    lock.lock();
  }
}

void Thinkers::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
  // Jobs hold on to rooms, and those must not outlive the loop that they live in.
  jobs_.clear();
}

}  // namespace mohreh::server
