#include <chrono>
#include <cstdio>
#include <vector>

#include "engine/facade/perft.h"
#include "engine/record/record.h"
#include "mohreh/commands.h"
#include "mohreh/progress.h"

namespace mohreh {
namespace {

struct PerftArguments {
  std::string game;
  int seats = 0;
  int depth = 4;
  std::string options;
  std::string from;
  bool json = false;
};

AnyState start_state(const PerftArguments& arguments) {
  const AnyGame& game = game_argument(arguments.game);
  if (!arguments.from.empty()) {
    const auto record = read_record(read_file(arguments.from));
    if (!record) throw UsageError(arguments.from + ":" + record.error().message());
    if (record->game != &game) throw UsageError(arguments.from + " is a record of another game");
    return record->state_after(record->plies.size());
  }
  const AnyOptions options = options_argument(game, arguments.options);
  return game.setup(options, seats_argument(game, options, arguments.seats));
}

// perft() with a bar that advances with each first move.
std::uint64_t perft_with_progress(const AnyState& state, int depth) {
  const AnyGame& game = *state.game;
  const Awaited awaited = game.actors(state);
  if (depth < 2 || awaited.nobody()) return perft(state, depth);
  std::vector<AnyPly> plies;
  if (awaited.chance) {
    AnyChanceList chances;
    game.chance_moves(state, chances);
    for (const auto& chance : chances) plies.push_back({kChance, chance.move});
  } else {
    AnyMoveList moves;
    game.legal_moves(state, awaited.seats.lowest(), moves);
    for (const AnyMove move : moves) plies.push_back({awaited.seats.lowest(), move});
  }
  ProgressBar progress("first moves at depth " + std::to_string(depth),
                       static_cast<long long>(plies.size()));
  std::uint64_t count = 0;
  for (const AnyPly& ply : plies) {
    AnyState next = state;
    game.apply(next, ply, nullptr);
    count += perft(next, depth - 1);
    progress.advance();
  }
  return count;
}

void run(const PerftArguments& arguments) {
  const AnyState state = start_state(arguments);
  std::string json;
  JsonWriter out(json);
  out.begin_array();
  for (int depth = 1; depth <= arguments.depth; ++depth) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t count = perft_with_progress(state, depth);
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (arguments.json) {
      out.begin_object();
      out.field("depth", depth);
      out.field("count", count);
      out.field("seconds", seconds);
      out.end_object();
    } else {
      std::printf("depth %d: %llu   (%.3f s)\n", depth, static_cast<unsigned long long>(count),
                  seconds);
      std::fflush(stdout);
    }
  }
  out.end_array();
  if (arguments.json) std::puts(json.c_str());
}

}  // namespace

void add_perft_command(CLI::App& app) {
  auto* command = app.add_subcommand("perft", "Count all ways a match can go for a few plies");
  auto arguments = std::make_shared<PerftArguments>();
  command->add_option("game", arguments->game, "Key of the game")->required();
  command->add_option("--depth", arguments->depth, "How many plies deep")
      ->capture_default_str()
      ->check(CLI::Range(1, 64));
  command->add_option("--seats", arguments->seats, "How many seats (default: the usual number)");
  command->add_option("--options", arguments->options, "Host's choices, key=value,key=value");
  command->add_option("--from", arguments->from, "Start where this record ends");
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([arguments] { run(*arguments); });
}

}  // namespace mohreh
