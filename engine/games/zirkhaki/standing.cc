#include "engine/games/zirkhaki/standing.h"

#include "engine/games/zirkhaki/score.h"
#include "engine/games/zirkhaki/targets.h"
#include "engine/games/zirkhaki/view.h"

namespace mohreh::zirkhaki {

Standing standing_in(const View& view) {
  Standing standing;
  standing.second_asked =
      view.phase == Phase::horseshoe && view.second_due && !placed_last(view.area, Kind::horseshoe);
  standing.guarded = static_cast<std::uint8_t>(saved_by_carpet(view.options, view.area));
  if (has_chest_and_key(view.options, view.area, view.area.size())) {
    standing.linked.push_back(Kind::chest);
    standing.linked.push_back(Kind::key);
  }
  for (int k = 0; k < kKinds; ++k) {
    if (would_burn(view.area, kind_at(k))) standing.burning.push_back(kind_at(k));
  }
  for (std::size_t s = 0; s < view.seats; ++s) {
    standing.points[s] = static_cast<std::uint8_t>(points_of(view.field[s], view.ring[s]));
  }
  return standing;
}

}  // namespace mohreh::zirkhaki
