#include <cstdio>

#include "bench/load/generator.h"
#include "engine/facade/registry.h"
#include "mohreh/commands.h"

namespace mohreh {
namespace {

struct LoadArguments {
  std::string url = "ws://127.0.0.1:8080";
  int tables = 100;
  double seconds = 10;
  double rate = 0;
  bool echo = false;
  int idle = 0;
  std::string game;
  int seats = 2;
  std::uint64_t seed = 1;
  bool json = false;
};

load::Mode mode_of(const LoadArguments& arguments) {
  if (arguments.idle > 0) return load::Mode::idle;
  if (arguments.echo) return load::Mode::echo;
  return arguments.rate > 0 ? load::Mode::open : load::Mode::closed;
}

// One game, or all that can be played by so many.
std::vector<std::string> games_of(const LoadArguments& arguments) {
  std::vector<std::string> keys;
  if (!arguments.game.empty()) {
    const AnyGame& game = game_argument(arguments.game);
    seats_argument(game, options_argument(game, {}), arguments.seats);
    return {arguments.game};
  }
  for (const AnyGame* game : all_games()) {
    if (!setup_problem(*game, options_argument(*game, {}), arguments.seats)) {
      keys.emplace_back(game->info->key);
    }
  }
  if (keys.empty()) {
    throw UsageError("no game has " + std::to_string(arguments.seats) + " seats");
  }
  return keys;
}

load::Plan plan_of(const LoadArguments& arguments) {
  load::Plan plan;
  try {
    plan.url = load::ServerUrl::parse(arguments.url);
  } catch (const std::invalid_argument& error) {
    throw UsageError(std::string("--url: ") + error.what());
  }
  plan.mode = mode_of(arguments);
  if (plan.mode == load::Mode::echo) plan.url.path = "/echo";
  plan.tables = plan.mode == load::Mode::idle ? arguments.idle : arguments.tables;
  plan.seats = arguments.seats;
  plan.seconds = arguments.seconds;
  plan.rate = arguments.rate;
  plan.games = games_of(arguments);
  plan.seed = arguments.seed;
  return plan;
}

void print(const load::Report& report, bool as_json) {
  if (as_json) {
    std::puts(load::to_json(report).c_str());
    return;
  }
  std::printf("%d connections stand; set up in %.1f s, measured %.1f s\n", report.connections,
              report.set_up_seconds, report.seconds);
  if (report.plan.mode != load::Mode::idle) {
    std::printf("%.0f %s/s; answered within %.1f ms (half), %.1f ms (99 %%), %.1f ms (all)\n",
                static_cast<double>(report.plies) / report.seconds,
                report.plan.mode == load::Mode::echo ? "round trips" : "plies", report.p50_ms,
                report.p99_ms, report.max_ms);
  }
  std::printf("%.1f MB of messages; %llu errors\n", static_cast<double>(report.bytes) / 1e6,
              static_cast<unsigned long long>(report.errors));
}

void run(const LoadArguments& arguments) {
  const load::Report report = load::run(plan_of(arguments));
  print(report, arguments.json);
  if (report.errors > 0) {
    std::fprintf(stderr, "mohreh: the first of %llu errors: %s\n",
                 static_cast<unsigned long long>(report.errors), report.first_error.c_str());
    throw Failed{};
  }
}

}  // namespace

void add_load_command(CLI::App& app) {
  auto* command = app.add_subcommand(
      "load", "Open many tables on a server, let dice play there and measure how it keeps up");
  auto arguments = std::make_shared<LoadArguments>();
  command->add_option("--url", arguments->url, "Where the server is")->capture_default_str();
  command->add_option("--tables", arguments->tables, "How many tables")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  command->add_option("--seconds", arguments->seconds, "How long to measure")
      ->capture_default_str()
      ->check(CLI::Range(0.1, 1e6));
  auto* rate = command
                   ->add_option("--rate", arguments->rate,
                                "Moves a second over all tables, at set times; the delay\n"
                                "counts from there (default: each table as fast as it can)")
                   ->check(CLI::Range(0.001, 1e6));
  auto* echo = command->add_flag("--echo", arguments->echo,
                                 "No game: send moves to /echo and back, for scale\n"
                                 "(the server runs with --echo too)");
  command->add_option("--idle", arguments->idle, "Only open so many connections that say hello")
      ->check(CLI::Range(1, 1'000'000))
      ->excludes(rate)
      ->excludes(echo);
  rate->excludes(echo);
  command->add_option("--game", arguments->game, "One game (default: all of them in turn)");
  command->add_option("--seats", arguments->seats, "Seats of a table, one connection each")
      ->capture_default_str();
  command->add_option("--seed", arguments->seed, "Of the dice that choose the moves")
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([arguments] { run(*arguments); });
}

}  // namespace mohreh
