// What the rules can tell somebody before a choice. Everything here is computed from a View.

#include <algorithm>

#include "engine/games/survive/defence.h"
#include "engine/games/survive/island.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {
namespace {

struct Tally {
  int lost_own = 0;
  int lost_others = 0;
  int saved_own = 0;
  int swimming_own = 0;
};

Tally tally(const State& state, Seat seat) {
  Tally tally;
  for (std::size_t i = 0; i < static_cast<std::size_t>(state.explorers()); ++i) {
    const bool own = state.owner(explorer_of(i)) == seat;
    const Hex hex = state.place[i];
    if (hex == Hex::lost) ++(own ? tally.lost_own : tally.lost_others);
    if (own && is_isle(hex)) ++tally.saved_own;
    if (own && state.is_sea(hex) && !state.aboard[i]) ++tally.swimming_own;
  }
  return tally;
}

void add_row(Preview& preview, std::string_view key, int points) {
  if (points != 0) preview.rows.push_back({key, points});
}

// While others may defend nothing is certain: how many of the seat are lost or in the water if
// nobody does.
int in_danger(State state, Seat seat) {
  if (state.phase != Phase::defence) return 0;
  const Tally was = tally(state, seat);
  Reporter report(nullptr);
  settle_defence(state, report);
  const Tally is = tally(state, seat);
  return is.lost_own - was.lost_own + std::max(0, is.swimming_own - was.swimming_own);
}

}  // namespace

// The move is made on what the viewer knows; what happens at once is certain.
Preview Survive::preview(const View& view, Seat seat, const Move& move) {
  Preview preview;
  if (move.kind == MoveKind::walk) return preview;  // over land nobody is lost
  const State before = known_state(view);
  if (move.kind == MoveKind::let || move.kind == MoveKind::defend) preview.set(MoveFlag::sealed);
  if (before.setting_up() || view.phase == Phase::defence || !why_not(before, seat, move).none()) {
    return preview;
  }
  State after = before;
  apply(after, {seat, move}, nullptr);
  const Tally was = tally(before, seat);
  const Tally is = tally(after, seat);
  add_row(preview, "saved_now", is.saved_own - was.saved_own);
  add_row(preview, "lost_own", was.lost_own - is.lost_own);
  add_row(preview, "lost_others", was.lost_others - is.lost_others);
  add_row(preview, "boats_lost",
          static_cast<int>(after.boats.size()) - static_cast<int>(before.boats.size()));
  const bool own_step = move.kind == MoveKind::enter_water || move.kind == MoveKind::jump;
  const int spilled = is.swimming_own - was.swimming_own - (own_step ? 1 : 0);
  if (spilled > 0) add_row(preview, "spilled", -spilled);
  add_row(preview, "in_danger", -in_danger(after, seat));
  if (is.lost_own > was.lost_own) preview.set(MoveFlag::deadly);
  return preview;
}

// The back of the next tile to go, as far as the viewer knows: what others keep is red, so a tile
// of the due ground still lying is a green one with its number out of all that lie.
Odds Survive::odds(const View& view, Seat) {
  Odds odds;
  const State known = known_state(view);
  const Ground due = view.phase == Phase::back ? view.sunk : due_ground(known);
  if (known.setting_up() || view.phase == Phase::over || due == Ground::sea) return odds;
  const std::size_t g = slot_of(due);
  std::uint32_t lying = view.phase == Phase::back ? 1 : 0;
  for (const Ground ground : view.ground) lying += ground == due ? 1U : 0U;
  constexpr std::array<std::string_view, 5> kKeys = {"shark", "whale", "boat", "whirlpool",
                                                     "volcano"};
  std::uint32_t red = lying;
  for (std::size_t b = 0; b < kKeys.size(); ++b) {
    const auto left = static_cast<std::uint32_t>(kAllTiles[g][b] - view.open[g][b]);
    red -= left;
    if (left > 0) odds.push_back({kKeys[b], 0, left, lying});
  }
  if (red > 0) odds.push_back({"kept", 0, red, lying});
  return odds;
}

}  // namespace mohreh::survive
