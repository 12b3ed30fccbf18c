#pragma once
// What the way to an isle looks like from everywhere on the board: how safe it is, how many turns
// and points it takes. Rules of thumb from steps and creatures, quick enough for every ply of a
// rollout.

#include <array>

#include "bots/players/survive/saved_chances.h"
#include "engine/games/survive/fleet.h"
#include "engine/games/survive/hex_set.h"
#include "engine/games/survive/state.h"

namespace mohreh::survive {

struct Way {
  float safety = 0;  // the chance to get there, given the time
  float turns = 1;   // it takes at least
  float points = 1;  // of movement
};

// Whether the ways of people on land matter. Where only the sea does they are left out, for they
// take the longest to find; everybody on land then has none.
enum class Sight : std::uint8_t { all, sea };

class Outlook {
 public:
  explicit Outlook(const State& state, Sight sight = Sight::all);

  // From the water, from a boat or from the ground of a hex.
  // Preconditions: a sea hex; a sea hex; a hex with land.
  Way swimming(Hex hex) const;
  Way aboard(Hex hex) const;
  const Way& ashore(Hex tile) const { return ashore_[kBoard.tile[index_of(tile)]]; }

  // Of somebody who swims there now: a boat in the hex is a help.
  Way afloat(Hex hex) const;
  // Of an explorer as it stands now. Precondition: it is outside the isles and alive.
  Way of(const State& state, std::size_t explorer) const;

  Plight plight_of(const State& state, std::size_t explorer) const;

  const Fleet& fleet() const { return fleet_; }

 private:
  void look_ashore(const State& state);
  Way leave_land(Hex tile) const;

  Fleet fleet_;
  HexSet land_;
  HexSet serpents_;
  HexSet sharks_;
  HexSet whales_;
  HexSet near_serpents_;  // where one could be after the next roll
  HexSet near_sharks_;
  HexSet near_whales_;
  std::array<Way, kTiles> ashore_{};
};

}  // namespace mohreh::survive
