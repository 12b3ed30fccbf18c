// A world that fits a view: values and kept tiles that the viewer cannot know are drawn at random
// among what they can be.

#include "engine/games/survive/defence.h"
#include "engine/games/survive/island.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {
namespace {

// One of the things counted, by their numbers, taken out. Precondition: there is one.
template <class Counts>
std::size_t take_some(Counts& counts, Rng& rng) {
  std::uint32_t total = 0;
  for (const std::uint8_t n : counts) total += n;
  std::uint32_t rest = rng.below(total);
  std::size_t i = 0;
  while (rest >= counts[i]) rest -= counts[i++];
  --counts[i];
  return i;
}

void deal_values(State& state, Rng& rng) {
  for (int c = 0; c < state.colours(); ++c) {
    auto left = values_left(state, static_cast<Colour>(c));
    const auto first = static_cast<std::size_t>(c) * kTeam;
    for (std::size_t i = first; i < first + kTeam; ++i) {
      if (state.place[i] != Hex::none && state.value[i] == 0) {
        state.value[i] = static_cast<std::uint8_t>(take_some(left, rng));
      }
    }
    const bool in_hand = state.phase == Phase::place && static_cast<int>(state.held_colour) == c;
    if (in_hand && state.held == 0) state.held = static_cast<std::uint8_t>(take_some(left, rng));
  }
}

// Kept tiles are red ones of their ground that nobody has played and the viewer does not keep.
void deal_hands(const View& view, State& state, Rng& rng) {
  for (std::size_t g = 0; g < kGrounds; ++g) {
    Backs red{};
    for (auto b = static_cast<std::size_t>(Back::dolphin); b < kBacks; ++b) {
      int seen = view.open[g][b];
      for (const TileCounts& hand : view.hand) seen += hand[g][b];
      red[b] = static_cast<std::uint8_t>(kAllTiles[g][b] - seen);
    }
    for (std::size_t s = 0; s < view.seats; ++s) {
      if (view.hand_known.has(seat_of(static_cast<int>(s)))) continue;
      for (int n = view.kept[s][g]; n > 0; --n) ++state.hand[s][g][take_some(red, rng)];
    }
  }
}

// What others have sealed may be anything they could.
void seal_answers(const View& view, State& state, Rng& rng) {
  for (int s = 0; s < view.seats; ++s) {
    const Seat seat = seat_of(s);
    if (!view.answered.has(seat) || seat == view.viewer) continue;
    MoveList<Move> moves;
    list_answers(state, seat, moves);
    const Move& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    state.answers[seat.slot()] =
        move.kind == MoveKind::let
            ? Answer::let
            : static_cast<Answer>(move.a - 1 + static_cast<int>(Answer::beach));
  }
}

}  // namespace

State Survive::determinize(const View& view, Rng& rng) {
  State state = known_state(view);
  deal_values(state, rng);
  deal_hands(view, state, rng);
  seal_answers(view, state, rng);
  return state;
}

}  // namespace mohreh::survive
