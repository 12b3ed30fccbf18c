// What the rules can tell somebody before a choice. Everything here is computed from a View.

#include <algorithm>
#include <optional>

#include "engine/games/farar/best_haul.h"
#include "engine/games/farar/farar.h"
#include "engine/games/farar/money.h"
#include "engine/games/farar/pact.h"
#include "engine/games/farar/reach.h"
#include "engine/games/farar/settlement.h"

namespace mohreh::farar {
namespace {

constexpr std::uint32_t kTenThousand = 10'000;
constexpr std::array<int, 5> kUsualStakes = {50, 100, 150, 200, 250};

// What is at stake for the seat that draws: its haul, and the fines a devil would cost it.
void add_risk(const View& view, Seat seat, Preview& preview) {
  preview.rows.push_back({"if_devil", -value_of(State::at(view.haul, seat))});
  if (!view.knows_purse(seat)) return;
  const int creditors = creditors_of(view.options, view.pact, seat).size();
  const int fines = fines_payable(view.purse(seat), creditors);
  if (fines > 0) preview.rows.push_back({"devil_fine", -fines * kFine});
}

// Without the C library's rounding, which no two of them promise to do alike.
std::uint32_t rounded(double number) {
  const auto down = static_cast<std::uint32_t>(number);
  return number - down < 0.5 ? down : down + 1;
}

OddsRow reach_row(const ReachTable& table, int stake, int need) {
  const double chance = table.chance_to_reach(need);
  return {"reach", stake, rounded(chance * kTenThousand), kTenThousand};
}

// How likely the stake is won, in ten-thousandths. The last answer is kept: all stakes of a round
// are asked about in a row, and nothing but the furnace and the seats matters.
std::int32_t chance_to_win(const View& view, int stake) {
  struct Kept {
    Furnace furnace;
    int drawers;
    BestHaul best;
  };
  static thread_local std::optional<Kept> kept;
  if (!kept || kept->furnace != view.furnace || kept->drawers != view.seats) {
    kept.emplace(view.furnace, view.seats, BestHaul(view.furnace, view.seats));
  }
  const std::uint64_t won = kept->best.rounds_reaching(stake);
  return static_cast<std::int32_t>((won * kTenThousand + BestHaul::kRounds / 2) /
                                   BestHaul::kRounds);
}

// Coals that would lift the drawing seat's haul to `stake` at once.
std::uint32_t covering_coals(const View& view, int stake) {
  const int have = value_of(State::at(view.haul, view.drawer()));
  std::uint32_t coals = 0;
  for (std::size_t kind = 0; kind < kValues; ++kind) {
    if (have + kValueOf[kind] >= stake) coals += view.furnace[kind];
  }
  return coals;
}

}  // namespace

Breakdown Farar::breakdown(const View& view, Seat seat) {
  Breakdown rows;
  if (!view.wealth_known.has(seat)) return rows;
  const int stake = view.stake_known.has(seat) ? State::at(view.stake, seat) : 0;
  rows.push_back({"purse", State::at(view.wealth, seat) - stake});
  if (stake > 0) rows.push_back({"stake", stake});
  return rows;
}

std::uint8_t Farar::flags(const View& view, Seat seat, const Move& move) {
  if (move.kind != MoveKind::stake) return 0;
  Preview preview;
  const int sum = move.b;
  preview.set(MoveFlag::sealed);
  if (sum > 0 && sum == State::at(view.wealth, seat)) preview.set(MoveFlag::all_in);
  if (view.furnace_known && sum > value_of(view.furnace)) preview.set(MoveFlag::vain);
  return preview.flags;
}

Preview Farar::preview(const View& view, Seat seat, const Move& move) {
  Preview preview;
  preview.flags = flags(view, seat, move);
  if (move.kind == MoveKind::stake) {
    const int sum = move.b;
    preview.rows.push_back({"purse", State::at(view.wealth, seat) - sum});
    if (sum == 0) return preview;
    preview.rows.push_back({"if_won", sum});
    preview.rows.push_back({"if_highest", 2 * sum});
    preview.rows.push_back({"if_lost", -sum});
    if (view.furnace_known) preview.rows.push_back({kChanceRow, chance_to_win(view, sum)});
  } else if (move.kind == MoveKind::draw) {
    add_risk(view, seat, preview);
  } else if (move.kind == MoveKind::stop) {
    const int stake = State::at(view.stake, seat);
    if (stake > 0 && stake <= best_haul(view.haul)) {
      const bool doubled = stake == highest_stake(view.stake);
      preview.rows.push_back({doubled ? "if_highest" : "if_won", doubled ? 2 * stake : stake});
    }
  }
  return preview;
}

Odds Farar::odds(const View& view, Seat seat) {
  Odds odds;
  const bool asked_now = view.phase == Phase::betting || view.drawing();
  if (!asked_now || !view.furnace_known || view.coals_left == 0) return odds;
  const auto devils = static_cast<std::uint32_t>(devils_in(view.furnace));
  odds.push_back({"devil", 0, devils, view.coals_left});
  if (view.phase == Phase::betting) {
    const ReachTable table(view.furnace, kUsualStakes.back());
    for (const int stake : kUsualStakes) odds.push_back(reach_row(table, stake, stake));
    return odds;
  }
  const int stake = seat.index >= 0 ? State::at(view.stake, seat) : 0;
  if (stake > best_haul(view.haul)) {
    const int have = value_of(State::at(view.haul, view.drawer()));
    odds.push_back({"cover", stake, covering_coals(view, stake), view.coals_left});
    const int need = stake - have;
    odds.push_back(reach_row(ReachTable(view.furnace, need), stake, need));
  }
  return odds;
}

}  // namespace mohreh::farar
