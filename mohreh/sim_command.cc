#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <map>

#include "bots/players/external.h"
#include "bots/selfplay/match.h"
#include "mohreh/commands.h"
#include "mohreh/faults.h"
#include "mohreh/progress.h"

namespace mohreh {
namespace {

struct SimArguments {
  std::string game;
  int seats = 0;
  long long matches = 1000;
  std::uint64_t seed = 1;
  std::string options;
  std::vector<std::string> players;
  std::string records;
};

struct Tally {
  long long plies = 0;
  double seconds = 0;
  std::vector<double> points;
  std::vector<double> wins;          // a shared win counts its share
  std::map<int, long long> lengths;  // by the upper bound of the bucket
  std::vector<int> faults;           // by seat; none when no program from outside plays
};

// Match lengths are gathered in buckets up to 1, 2, … 9, 10, 20, … 90, 100, 200, … plies.
int bucket_of(int plies) {
  int bound = 1;
  while (plies > 9 * bound) bound *= 10;
  return (plies + bound - 1) / bound * bound;
}

std::vector<std::unique_ptr<Player>> seat_players(const AnyGame& game, int seats,
                                                  const std::vector<std::string>& names) {
  std::vector<std::unique_ptr<Player>> players;
  if (names.size() > static_cast<std::size_t>(seats)) {
    throw UsageError("--players names " + std::to_string(names.size()) + " players for " +
                     std::to_string(seats) + " seats");
  }
  for (int s = 0; s < seats; ++s) {
    const std::string name =
        names.empty() ? "random" : names[static_cast<std::size_t>(s) % names.size()];
    players.push_back(player_argument(game, name));
  }
  return players;
}

// Who sits where, told apart where the same player sits twice; of a program the command line is
// nobody's business.
std::string name_at(const std::vector<std::string>& names, std::size_t seat) {
  const auto kind_at = [&](std::size_t s) {
    const std::string name = names.empty() ? "random" : names[s % names.size()];
    return is_external(name) ? "program" : name;
  };
  int alike = 1;
  for (std::size_t s = 0; s < seat; ++s) alike += kind_at(s) == kind_at(seat) ? 1 : 0;
  return alike == 1 ? kind_at(seat) : kind_at(seat) + " " + std::to_string(alike);
}

void save_record(const SimArguments& arguments, const Record& record, long long match) {
  char name[64];
  std::snprintf(name, sizeof name, "%06lld.play", match);
  write_file((std::filesystem::path(arguments.records) / name).string(), write_record(record));
}

Tally simulate(const SimArguments& arguments, const MatchSetting& setting,
               const std::vector<std::unique_ptr<Player>>& players) {
  Tally tally;
  tally.points.resize(static_cast<std::size_t>(setting.seats));
  tally.wins.resize(static_cast<std::size_t>(setting.seats));
  ProgressBar progress("matches", arguments.matches);
  const auto start = std::chrono::steady_clock::now();
  for (long long match = 0; match < arguments.matches; ++match) {
    Record record;
    record.game = setting.game;
    record.options = setting.options;
    record.seats = setting.seats;
    for (std::size_t s = 0; s < static_cast<std::size_t>(setting.seats); ++s) {
      record.names[s] = name_at(arguments.players, s);
    }
    const std::uint64_t seed =
        arguments.seed * 0x9E3779B97F4A7C15U + static_cast<std::uint64_t>(match);
    const MatchResult result =
        play_match(setting, players, seed, arguments.records.empty() ? nullptr : &record);
    if (!arguments.records.empty()) save_record(arguments, record, match);
    tally.plies += result.plies;
    ++tally.lengths[bucket_of(result.plies)];
    const SeatSet winners = result.outcome.winners();
    for (int s = 0; s < setting.seats; ++s) {
      const auto seat = static_cast<std::size_t>(s);
      tally.points[seat] += result.outcome.points[seat];
      if (winners.has(seat_of(s))) tally.wins[seat] += 1.0 / winners.size();
    }
    progress.advance();
  }
  tally.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return tally;
}

void print_tally(const SimArguments& arguments, const MatchSetting& setting, const Tally& tally) {
  const auto matches = static_cast<double>(arguments.matches);
  std::string json;
  JsonWriter out(json);
  out.begin_object();
  out.field("game", setting.game->info->key);
  out.field("seats", setting.seats);
  out.field("seed", arguments.seed);
  out.field("matches", arguments.matches);
  out.field("plies", tally.plies);
  out.field("seconds", tally.seconds);
  out.field("plies_per_s",
            tally.seconds > 0 ? static_cast<double>(tally.plies) / tally.seconds : 0.0);
  out.key("mean_points");
  out.begin_array();
  for (const double points : tally.points) out.value(points / matches);
  out.end_array();
  out.key("wins");
  out.begin_array();
  for (const double wins : tally.wins) out.value(wins);
  out.end_array();
  out.key("lengths");
  out.begin_array();
  for (const auto& [most, count] : tally.lengths) {
    out.begin_object();
    out.field("plies_up_to", most);
    out.field("matches", count);
    out.end_object();
  }
  out.end_array();
  if (!tally.faults.empty()) {
    out.key("faults");
    out.begin_array();
    for (const int faults : tally.faults) out.value(faults);
    out.end_array();
  }
  out.end_object();
  std::puts(json.c_str());
}

void run(const SimArguments& arguments) {
  const AnyGame& game = game_argument(arguments.game);
  MatchSetting setting{&game, options_argument(game, arguments.options), 0};
  setting.seats = seats_argument(game, setting.options, arguments.seats);
  const auto players = seat_players(game, setting.seats, arguments.players);
  if (!arguments.records.empty()) {
    std::error_code error;
    std::filesystem::create_directories(arguments.records, error);
    if (error)
      throw UsageError("cannot make the folder " + arguments.records + ": " + error.message());
  }
  Tally tally = simulate(arguments, setting, players);
  if (std::any_of(arguments.players.begin(), arguments.players.end(), is_external)) {
    for (const auto& player : players) tally.faults.push_back(player->faults());
  }
  print_tally(arguments, setting, tally);
  tell_faults(look_at(players));
}

}  // namespace

void add_sim_command(CLI::App& app) {
  auto* command =
      app.add_subcommand("sim", "Play matches between programs and print figures as JSON");
  auto arguments = std::make_shared<SimArguments>();
  command->add_option("game", arguments->game, "Key of the game, see `mohreh games`")->required();
  command->add_option("--seats", arguments->seats, "How many seats (default: the usual number)");
  command->add_option("--matches", arguments->matches, "How many matches")
      ->capture_default_str()
      ->check(CLI::Range(1LL, 1'000'000'000LL));
  command->add_option("--seed", arguments->seed, "The same seed gives the same matches")
      ->capture_default_str();
  command->add_option("--options", arguments->options, "Host's choices, key=value,key=value");
  command
      ->add_option("--players", arguments->players,
                   "Players by seat, repeated round the table (default: random);\n"
                   "exec:COMMAND is a program of your own")
      ->delimiter(',');
  command->add_option("--records", arguments->records, "Save each match in this folder");
  command->add_flag_function(
      "--json", [](auto) {}, "For likeness with the others: it is JSON anyway");
  command->callback([arguments] { run(*arguments); });
}

}  // namespace mohreh
