#include "bench/load/generator.h"

#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <queue>
#include <vector>

#include "bench/load/echo_table.h"
#include "bench/load/play_table.h"
#include "bench/load/run.h"

namespace mohreh::load {
namespace {

namespace asio = boost::asio;
using Error = boost::system::error_code;
using std::chrono::duration;
using std::chrono::duration_cast;

// How many parties are being set up at a time. More only wait in the server's queues.
constexpr std::size_t kSetUpAtOnce = 64;
constexpr auto kSetUpStalled = std::chrono::seconds(20);
constexpr auto kLastAnswers = std::chrono::seconds(5);
constexpr rlim_t kSpareFiles = 64;

std::chrono::steady_clock::duration seconds(double count) {
  return duration_cast<std::chrono::steady_clock::duration>(duration<double>(count));
}

double seconds_since(Time time) {
  return duration<double>(now() - time).count();
}

double cpu_seconds() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto of = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return of(used.ru_utime) + of(used.ru_stime);
}

void allow_files(int connections) {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  const rlim_t wanted = static_cast<rlim_t>(connections) + kSpareFiles;
  if (limit.rlim_cur >= wanted) return;
  limit.rlim_cur = std::min(wanted, limit.rlim_max);
  setrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_cur < wanted) {
    throw CannotRun(std::to_string(connections) + " connections need more open files than the " +
                    std::to_string(limit.rlim_max) + " this system allows (see ulimit -n)");
  }
}

class Generator {
 public:
  explicit Generator(const Plan& plan) : plan_(plan), run_(plan), timer_(run_.io) {}

  Report measure() {
    find_server();
    allow_files(plan_.tables * seats());
    Report report;
    report.plan = plan_;
    const Time began = now();
    set_up();
    report.set_up_seconds = seconds_since(began);
    play(report);
    finish(report);
    return report;
  }

 private:
  int seats() const { return plan_.mode == Mode::idle ? 1 : plan_.seats; }

  void find_server() {
    asio::ip::tcp::resolver resolver(run_.io);
    Error error;
    const auto found = resolver.resolve(plan_.url.host, plan_.url.port, error);
    if (error || found.empty()) {
      throw CannotRun("there is no host '" + plan_.url.host + "': " + error.message());
    }
    run_.destination = {found.begin()->endpoint(), plan_.url.host + ":" + plan_.url.port,
                        plan_.url.path};
  }

  std::unique_ptr<Party> make_party(std::size_t number) {
    const auto when_set_up = [this] {
      ++set_up_;
      set_up_next();
    };
    if (plan_.mode == Mode::idle) return std::make_unique<IdleGuest>(run_, when_set_up);
    if (plan_.mode == Mode::echo) return std::make_unique<EchoTable>(run_, when_set_up);
    return std::make_unique<PlayTable>(run_, plan_.games[number % plan_.games.size()], when_set_up);
  }

  // Nobody of those that failed comes again: the errors tell of them.
  void set_up() {
    for (std::size_t t = 0; t < static_cast<std::size_t>(plan_.tables); ++t) {
      parties_.push_back(make_party(t));
    }
    for (std::size_t t = 0; t < kSetUpAtOnce; ++t) set_up_next();
    std::size_t before = 0;
    while (set_up_ < parties_.size()) {
      run_until([this, before] { return set_up_ != before; }, now() + kSetUpStalled);
      if (set_up_ == before) {
        throw CannotRun("only " + std::to_string(set_up_) + " of " +
                        std::to_string(parties_.size()) + " could be set up; " + first_error());
      }
      before = set_up_;
    }
    if (run_.connections == 0 && plan_.tables > 0) {
      throw CannotRun("no connection stands; " + first_error());
    }
  }

  void set_up_next() {
    if (begun_ < parties_.size()) parties_[begun_++]->set_up();
  }

  std::string first_error() const {
    return run_.tally.errors == 0 ? "the server does not answer" : run_.tally.first_error;
  }

  // Runs the loop until `is_done` or that time, whichever comes first.
  template <class Condition>
  void run_until(Condition is_done, Time end) {
    while (!is_done() && now() < end) {
      if (run_.io.stopped()) run_.io.restart();
      run_.io.run_one_until(end);
    }
  }

  void play(Report& report) {
    const double cpu_before = cpu_seconds();
    const Time start = now();
    const Time end = start + seconds(plan_.seconds);
    run_.playing = run_.measuring = true;
    if (plan_.mode == Mode::open) {
      schedule(start);
      wait_for_next_turn();
    } else {
      for (const auto& party : parties_) party->go_on();
    }
    run_until([] { return false; }, end);
    run_.playing = run_.measuring = false;
    report.seconds = seconds_since(start);
    report.cpu_seconds = cpu_seconds() - cpu_before;
    report.connections = run_.connections;
    timer_.cancel();
  }

  // Each table has one turn in every period, at a random time in it; the periods of the tables are
  // shifted evenly, so that the whole comes to an even rate.
  void schedule(Time start) {
    period_ = static_cast<double>(plan_.tables) / plan_.rate;
    for (std::size_t t = 0; t < parties_.size(); ++t) {
      const double shift = period_ * static_cast<double>(t) / static_cast<double>(parties_.size());
      turns_.push({start + seconds(shift * spread()), start + seconds(shift), t});
    }
  }

  double spread() { return static_cast<double>(run_.rng.below(1'000'000)) / 1e6; }

  void wait_for_next_turn() {
    timer_.expires_at(turns_.top().due);
    timer_.async_wait([this](Error error) {
      if (error || !run_.playing) return;
      give_due_turns();
      wait_for_next_turn();
    });
  }

  void give_due_turns() {
    const Time time = now();
    while (turns_.top().due <= time) {
      const Turn turn = turns_.top();
      turns_.pop();
      const Time next = turn.period + seconds(period_);
      turns_.push({next + seconds(period_ * (spread() - 0.5)), next, turn.party});
      parties_[turn.party]->owe_turn(turn.due);
    }
  }

  // Turns that were never taken count with the time they have waited, or a server that stands still
  // would look fast.
  void finish(Report& report) {
    const Time end = now();
    for (const auto& party : parties_) {
      for (const Time since : party->owed()) run_.tally.latencies.add(end - since);
    }
    run_until([this] { return run_.unanswered == 0; }, end + kLastAnswers);
    for (int left = run_.unanswered; left > 0; --left) run_.count_error("a move had no answer");
    for (const auto& party : parties_) party->drop();
    run_.io.restart();
    run_.io.poll();
    const Tally& tally = run_.tally;
    report.plies = tally.plies;
    report.matches = tally.matches;
    report.p50_ms = tally.latencies.percentile_ms(0.50);
    report.p99_ms = tally.latencies.percentile_ms(0.99);
    report.max_ms = tally.latencies.longest_ms();
    report.errors = tally.errors;
    report.first_error = tally.first_error;
    report.bytes = tally.bytes;
  }

  struct Turn {
    Time due;
    Time period;  // when its period has its middle
    std::size_t party;

    bool operator<(const Turn& other) const { return due > other.due; }  // the next on top
  };

  const Plan& plan_;
  Run run_;
  asio::steady_timer timer_;
  std::vector<std::unique_ptr<Party>> parties_;
  std::size_t begun_ = 0;
  std::size_t set_up_ = 0;
  std::priority_queue<Turn> turns_;
  double period_ = 0;
};

}  // namespace

Report run(const Plan& plan) {
  return Generator(plan).measure();
}

}  // namespace mohreh::load
