#include "tests/laws/walk.h"

#include <cstdlib>
#include <vector>

#include "engine/core/words.h"

namespace mohreh::laws {
namespace {

constexpr std::uint64_t kUsualWalks = 60;

// A random value of an option, as text. Lists keep their default.
std::string random_value(const OptionText& option, int seats, Rng& rng) {
  if (option.type == "seat") {
    const auto pick = rng.below(static_cast<std::uint32_t>(seats) + 1);
    return pick == 0 ? "random" : std::to_string(pick - 1);
  }
  std::string_view values = option.values;
  if (option.type == "number") {
    const auto dots = values.find("…");
    const int low = *parse_number(values.substr(0, dots));
    const int high = *parse_number(values.substr(dots + std::string_view("…").size()));
    return std::to_string(low +
                          static_cast<int>(rng.below(static_cast<std::uint32_t>(high - low + 1))));
  }
  if (option.type == "list") return option.default_value;
  std::vector<std::string_view> choices;
  while (!values.empty()) choices.push_back(trimmed(take_until(values, ',')));
  return std::string(choices[rng.below(static_cast<std::uint32_t>(choices.size()))]);
}

}  // namespace

std::string Walk::describe() const {
  return std::string(game->info->key) + ", " + std::to_string(seats) +
         " seats, MOHREH_LAW_SEED=" + std::to_string(seed) + ", options " + options_text(options);
}

Walk walk_of(const AnyGame& game, std::uint64_t seed) {
  Rng rng(seed);
  Walk match{&game, game.default_options(), 0, seed};
  const int range = game.info->max_seats - game.info->min_seats + 1;
  match.seats =
      game.info->min_seats + static_cast<int>(rng.below(static_cast<std::uint32_t>(range)));
  for (const OptionText& option : game.describe_options(match.options)) {
    // Half of the options stay as they are: most of a game is in its defaults.
    if (rng.below(2) == 0) continue;
    game.set_option(match.options, option.key, random_value(option, match.seats, rng));
  }
  return match;
}

AnyPly random_ply(const AnyState& state, Rng& rng) {
  const Awaited awaited = state.game->actors(state);
  if (awaited.chance) return {kChance, state.game->sample_chance(state, rng)};
  Seat seat = awaited.seats.lowest();
  for (auto skip = rng.below(static_cast<std::uint32_t>(awaited.seats.size())); skip > 0; --skip) {
    do {
      seat = seat_of(seat.index + 1);
    } while (!awaited.seats.has(seat));
  }
  AnyMoveList moves;
  state.game->legal_moves(state, seat, moves);
  return {seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]};
}

void walk(const Walk& match, int most,
          const std::function<void(const AnyState&, const AnyPly&, Rng&)>& visit) {
  Rng rng(match.seed ^ 0x5DEECE66DU);
  AnyState state = match.game->setup(match.options, match.seats);
  for (int plies = 0; plies < most && !match.game->actors(state).nobody(); ++plies) {
    const AnyPly ply = random_ply(state, rng);
    visit(state, ply, rng);
    match.game->apply(state, ply, nullptr);
  }
}

Seeds seeds() {
  if (const char* seed = std::getenv("MOHREH_LAW_SEED")) {
    return {std::strtoull(seed, nullptr, 10), 1};
  }
  const char* walks = std::getenv("MOHREH_LAW_WALKS");
  return {0, walks != nullptr ? std::strtoull(walks, nullptr, 10) : kUsualWalks};
}

}  // namespace mohreh::laws
