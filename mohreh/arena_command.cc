#include "bots/selfplay/arena.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "mohreh/commands.h"
#include "mohreh/progress.h"

namespace mohreh {
namespace {

struct ArenaArguments {
  std::string game;
  std::vector<std::string> players;
  int seats = 0;
  long long matches = 100;
  std::uint64_t seed = 1;
  std::string options;
  int threads = 1;
  double budget = 1;
  bool round_robin = false;
  bool json = false;
};

struct ArenaReport {
  std::vector<Standing> standings;
  std::vector<Rating> ratings;    // by name as the standings; empty unless it was a round robin
  std::vector<long long> faults;  // by name
  double seconds = 0;
};

int seats_of(const ArenaArguments& arguments, const GameInfo& info) {
  if (arguments.seats != 0) return arguments.seats;
  if (arguments.round_robin) return info.min_seats;
  return std::clamp(static_cast<int>(arguments.players.size()), info.min_seats, info.max_seats);
}

bool is_round_robin(const ArenaArguments& arguments, int seats) {
  return arguments.round_robin || arguments.players.size() > static_cast<std::size_t>(seats);
}

FixtureList fixtures_of(const ArenaArguments& arguments, int seats) {
  const std::vector<std::string>& names = arguments.players;
  if (!is_round_robin(arguments, seats)) return one_table(names, seats);
  if (names.size() < 2) throw UsageError("--round-robin needs at least two players");
  for (auto name = names.begin(); name != names.end(); ++name) {
    if (std::find(names.begin(), name, *name) == name) continue;
    throw UsageError("--players names '" + *name + "' twice; in a round robin each plays once");
  }
  return every_pair(names, seats);
}

ArenaSetting setting_of(const ArenaArguments& arguments) {
  const AnyGame& game = game_argument(arguments.game);
  ArenaSetting setting;
  setting.match.game = &game;
  setting.match.options = options_argument(game, arguments.options);
  setting.match.seats =
      seats_argument(game, setting.match.options, seats_of(arguments, *game.info));
  setting.list = fixtures_of(arguments, setting.match.seats);
  setting.matches = arguments.matches;
  setting.seed = arguments.seed;
  setting.threads = arguments.threads;
  // No clock: a level then keeps to its iterations, and the same seed gives the same matches.
  Effort effort;
  effort.budget = arguments.budget;
  setting.make_player = [&game, effort](const std::string& name) {
    return player_argument(game, name, effort);
  };
  // A wrong name is told before anything is played.
  for (const std::string& name : setting.list.names) setting.make_player(name);
  return setting;
}

std::string running_shares(const FixtureList& list, const ArenaProgress& progress) {
  std::string note;
  for (std::size_t p = 0; p < list.names.size(); ++p) {
    const Block& score = progress.scores[p];
    if (score.trials == 0) continue;
    char share[16];
    std::snprintf(share, sizeof share, " %.3f", score.wins / score.trials);
    note += (note.empty() ? "" : "  ") + list.names[p] + share;
  }
  return note;
}

ArenaReport play(const ArenaSetting& setting, bool rated) {
  ArenaReport report;
  const auto start = std::chrono::steady_clock::now();
  std::vector<Outcome> outcomes;
  {
    const auto total = setting.matches * static_cast<long long>(setting.list.fixtures.size());
    ProgressBar bar("matches", total);
    outcomes = run_arena(setting, [&](const ArenaProgress& progress) {
      bar.set_note(running_shares(setting.list, progress));
      report.faults = progress.faults;
      bar.advance();
    });
  }
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  report.standings = standings(setting.list, outcomes);
  if (rated) report.ratings = ratings(setting.list, outcomes);
  return report;
}

void write_standing(JsonWriter& out, const Standing& row, long long faults) {
  out.begin_object();
  out.field("name", row.name);
  out.field("matches", row.matches);
  out.field("wins", row.wins);
  out.field("share", row.share);
  out.field("low", row.interval.low);
  out.field("high", row.interval.high);
  out.field("mean_points", row.mean_points);
  if (faults > 0) out.field("faults", faults);
  out.end_object();
}

void write_rating(JsonWriter& out, const Standing& row, const Rating& rating) {
  out.begin_object();
  out.field("name", row.name);
  out.field("rating", rating.elo);
  out.field("low", rating.interval.low);
  out.field("high", rating.interval.high);
  out.field("matches", row.matches);
  out.end_object();
}

void print_json(const ArenaArguments& arguments, const ArenaSetting& setting,
                const ArenaReport& report) {
  std::string json;
  JsonWriter out(json);
  out.begin_object();
  out.field("game", setting.match.game->info->key);
  out.field("seats", setting.match.seats);
  out.field("seed", arguments.seed);
  out.field("budget", arguments.budget);
  out.field("matches", arguments.matches);
  out.key("players");
  out.begin_array();
  for (std::size_t p = 0; p < report.standings.size(); ++p) {
    write_standing(out, report.standings[p], report.faults[p]);
  }
  out.end_array();
  if (!report.ratings.empty()) {
    out.key("ratings");
    out.begin_array();
    for (std::size_t p = 0; p < report.ratings.size(); ++p) {
      write_rating(out, report.standings[p], report.ratings[p]);
    }
    out.end_array();
  }
  out.field("seconds", report.seconds);
  out.end_object();
  std::puts(json.c_str());
}

void print_table(const ArenaReport& report) {
  std::size_t longest = 4;
  for (const Standing& row : report.standings) longest = std::max(longest, row.name.size());
  const int width = static_cast<int>(longest);
  std::printf("%-*s  matches      wins  share  95 %% interval  mean points\n", width, "name");
  for (const Standing& row : report.standings) {
    std::printf("%-*s  %7lld  %8.1f  %.3f  %.3f … %.3f  %11.2f\n", width, row.name.c_str(),
                row.matches, row.wins, row.share, row.interval.low, row.interval.high,
                row.mean_points);
  }
  if (report.ratings.empty()) return;
  std::printf("\nRatings on Elo's scale; the mean of all players is 0.\n");
  std::printf("%-*s  matches  rating   95 %% interval\n", width, "name");
  for (std::size_t p = 0; p < report.ratings.size(); ++p) {
    const Standing& row = report.standings[p];
    const Rating& rating = report.ratings[p];
    std::printf("%-*s  %7lld  %+6.0f  %+6.0f … %+6.0f\n", width, row.name.c_str(), row.matches,
                rating.elo, rating.interval.low, rating.interval.high);
  }
}

void tell_faults(const ArenaReport& report) {
  for (std::size_t p = 0; p < report.standings.size(); ++p) {
    if (report.faults[p] == 0) continue;
    std::fprintf(stderr, "mohreh: %s forfeited %lld moves to random ones\n",
                 report.standings[p].name.c_str(), report.faults[p]);
  }
}

void run(const ArenaArguments& arguments) {
  const ArenaSetting setting = setting_of(arguments);
  const ArenaReport report = play(setting, is_round_robin(arguments, setting.match.seats));
  tell_faults(report);
  if (arguments.json) {
    print_json(arguments, setting, report);
  } else {
    print_table(report);
  }
}

}  // namespace

void add_arena_command(CLI::App& app) {
  auto* command = app.add_subcommand(
      "arena", "Measure players against each other: shares of wins with 95 % intervals, ratings");
  command->footer(
      "Everybody takes every seat in turn, and as many matches in a row as there are seats have\n"
      "the same luck: --matches is best a multiple of the seats. The same seed and budget give\n"
      "the same result, on any number of threads.");
  auto arguments = std::make_shared<ArenaArguments>();
  command->add_option("game", arguments->game, "Key of the game, see `mohreh games`")->required();
  command
      ->add_option("--players", arguments->players,
                   "Players, separated by commas (so no name has one). Fewer than seats: the last "
                   "one takes the seats that are left. More than seats: a round robin. "
                   "master@0.1 is a level with a tenth of its iterations")
      ->required()
      ->delimiter(',');
  command->add_option("--seats", arguments->seats,
                      "How many seats (default: as many as players, as far as the game has them)");
  command->add_flag("--round-robin", arguments->round_robin,
                    "Every two players meet, on alternate seats (default of --seats: the fewest), "
                    "and all get ratings");
  command
      ->add_option("--matches", arguments->matches,
                   "How many matches, in a round robin of each pair")
      ->capture_default_str()
      ->check(CLI::Range(1LL, 1'000'000LL));
  command->add_option("--seed", arguments->seed, "The same seed gives the same matches")
      ->capture_default_str();
  command->add_option("--options", arguments->options, "Host's choices, key=value,key=value");
  command->add_option("--threads", arguments->threads, "How many matches are played at once")
      ->capture_default_str()
      ->check(CLI::Range(1, 256));
  command
      ->add_option("--budget", arguments->budget,
                   "Scales how much the levels think: 0.1 is a tenth of their iterations")
      ->capture_default_str()
      ->check(CLI::Range(0.0001, 100.0));
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([arguments] { run(*arguments); });
}

}  // namespace mohreh
