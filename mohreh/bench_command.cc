#include <cstdio>

#include "bench/random_play.h"
#include "bench/search_speed.h"
#include "bots/selfplay/signature.h"
#include "engine/facade/registry.h"
#include "mohreh/commands.h"
#include "mohreh/progress.h"

namespace mohreh {
namespace {

struct BenchArguments {
  bool json = false;
  bool signature = false;
  double seconds = 2;
};

void print_signature(bool as_json) {
  std::string json;
  JsonWriter out(json);
  out.begin_array();
  for (const AnyGame* game : all_games()) {
    char digits[20];
    std::snprintf(digits, sizeof digits, "%016llx",
                  static_cast<unsigned long long>(signature_of(*game)));
    out.begin_object();
    out.field("game", game->info->key);
    out.field("signature", std::string_view(digits));
    out.end_object();
    if (!as_json) std::printf("%s %s\n", std::string(game->info->key).c_str(), digits);
  }
  out.end_array();
  if (as_json) std::puts(json.c_str());
}

void print_speed(const BenchArguments& arguments) {
  std::string json;
  JsonWriter out(json);
  out.begin_array();
  ProgressBar progress("games", static_cast<long long>(all_games().size()));
  for (const AnyGame* game : all_games()) {
    const RandomPlaySpeed speed = measure_random_play(*game, arguments.seconds / 2);
    const SearchSpeed search = measure_search(*game, arguments.seconds / 2);
    progress.advance();
    if (!arguments.json) {
      std::printf(
          "%-14s %d seats  %6.2f M plies/s  %9.0f matches/s  %6.1f M copies/s  %3zu bytes  "
          "%7.0f iterations/s\n",
          std::string(game->info->key).c_str(), speed.seats, speed.plies_per_s / 1e6,
          speed.matches_per_s, speed.copies_per_s / 1e6, speed.state_bytes,
          search.iterations_per_s);
      std::fflush(stdout);
      continue;
    }
    out.begin_object();
    out.field("game", game->info->key);
    out.field("seats", speed.seats);
    out.field("plies_per_s", speed.plies_per_s);
    out.field("matches_per_s", speed.matches_per_s);
    out.field("copies_per_s", speed.copies_per_s);
    out.field("state_bytes", speed.state_bytes);
    out.field("search_per_s", search.iterations_per_s);
    out.end_object();
  }
  out.end_array();
  if (arguments.json) std::puts(json.c_str());
}

}  // namespace

void add_bench_command(CLI::App& app) {
  auto* command = app.add_subcommand("bench", "Measure every game on one core");
  auto arguments = std::make_shared<BenchArguments>();
  command->add_flag("--json", arguments->json, "As JSON, one object a game");
  command->add_flag("--signature", arguments->signature,
                    "Print one number per game that any change of behaviour changes");
  command->add_option("--seconds", arguments->seconds, "How long to measure each game")
      ->capture_default_str()
      ->check(CLI::Range(0.05, 600.0));
  command->callback([arguments] {
    if (arguments->signature) {
      print_signature(arguments->json);
    } else {
      print_speed(*arguments);
    }
  });
}

}  // namespace mohreh
