#include "bots/selfplay/arena.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <thread>
#include <utility>

#include "engine/core/hash.h"

namespace mohreh {
namespace {

// The players of one thread: those at rest, by name.
class Cast {
 public:
  explicit Cast(const ArenaSetting& setting)
      : setting_(setting), resting_(setting.list.names.size()) {}

  // Players that only earlier fixtures needed are let go: a search may hold much memory.
  void enter(std::size_t fixture) {
    if (fixture == fixture_) return;
    fixture_ = fixture;
    for (auto& players : resting_) players.clear();
  }

  std::vector<std::unique_ptr<Player>> seat(const Lineup& lineup) {
    std::vector<std::unique_ptr<Player>> seated;
    for (const std::size_t name : lineup) {
      if (resting_[name].empty()) {
        seated.push_back(setting_.make_player(setting_.list.names[name]));
      } else {
        seated.push_back(std::move(resting_[name].back()));
        resting_[name].pop_back();
      }
    }
    return seated;
  }

  void rest(const Lineup& lineup, std::vector<std::unique_ptr<Player>> seated) {
    for (std::size_t s = 0; s < lineup.size(); ++s) {
      resting_[lineup[s]].push_back(std::move(seated[s]));
    }
  }

 private:
  const ArenaSetting& setting_;
  std::vector<std::vector<std::unique_ptr<Player>>> resting_;
  std::size_t fixture_ = 0;
};

// The matches of a block have one seed: everybody sits once in each place with the same luck, so
// that less of the difference between players is luck. They are not independent for that, which
// is why intervals are computed over blocks.
std::uint64_t seed_of(const ArenaSetting& setting, std::size_t fixture, long long match) {
  constexpr std::uint64_t kArena = 0x6172656E61U;  // apart from the seeds of other things
  const long long block = block_of(match, setting.match.seats);
  return mix_hash(mix_hash(mix_hash(kArena, setting.seed), fixture),
                  static_cast<std::uint64_t>(block));
}

class Arena {
 public:
  Arena(const ArenaSetting& setting, const std::function<void(const ArenaProgress&)>& on_progress)
      : setting_(setting),
        on_progress_(on_progress),
        outcomes_(setting.list.fixtures.size() * static_cast<std::size_t>(setting.matches)) {
    progress_.total = static_cast<long long>(outcomes_.size());
    progress_.scores.resize(setting.list.names.size());
    progress_.faults.resize(setting.list.names.size());
  }

  std::vector<Outcome> run() {
    {
      std::vector<std::jthread> threads;
      for (int t = 1; t < setting_.threads; ++t) threads.emplace_back([this] { work(); });
      work();
    }
    return std::move(outcomes_);
  }

 private:
  void work() {
    const auto matches = static_cast<std::size_t>(setting_.matches);
    Cast cast(setting_);
    for (std::size_t next = next_++; next < outcomes_.size(); next = next_++) {
      const std::size_t fixture = next / matches;
      const auto match = static_cast<long long>(next % matches);
      cast.enter(fixture);
      const Lineup lineup = seating(setting_.list.fixtures[fixture], match);
      auto players = cast.seat(lineup);
      const std::uint64_t seed = seed_of(setting_, fixture, match);
      const Faults before = faults_of(players);
      outcomes_[next] = play_match(setting_.match, players, seed).outcome;
      Faults faults = faults_of(players);
      for (std::size_t s = 0; s < faults.size(); ++s) faults[s] -= before[s];
      cast.rest(lineup, std::move(players));
      if (on_progress_) tell(lineup, outcomes_[next], faults);
    }
  }

  using Faults = std::array<int, kMaxSeats>;
  static Faults faults_of(const std::vector<std::unique_ptr<Player>>& players) {
    Faults faults{};
    for (std::size_t s = 0; s < players.size(); ++s) faults[s] = players[s]->faults();
    return faults;
  }

  void tell(const Lineup& lineup, const Outcome& outcome, const Faults& faults) {
    const std::scoped_lock lock(telling_);
    const auto shares = win_shares(outcome);
    for (std::size_t s = 0; s < lineup.size(); ++s) {
      progress_.faults[lineup[s]] += faults[s];
      progress_.scores[lineup[s]].wins += shares[s];
      progress_.scores[lineup[s]].trials += 1;
    }
    ++progress_.done;
    on_progress_(progress_);
  }

  const ArenaSetting& setting_;
  const std::function<void(const ArenaProgress&)>& on_progress_;
  std::vector<Outcome> outcomes_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex telling_;
  ArenaProgress progress_;
};

}  // namespace

std::vector<Outcome> run_arena(const ArenaSetting& setting,
                               const std::function<void(const ArenaProgress&)>& on_progress) {
  return Arena(setting, on_progress).run();
}

}  // namespace mohreh
