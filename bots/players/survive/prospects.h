#pragma once
// What the seats of a position may hope for: who of their people will be saved.

#include <array>

#include "bots/players/survive/queue.h"
#include "bots/players/survive/saved_estimate.h"
#include "bots/players/survive/stance.h"

namespace mohreh::survive {

class Prospects {
 public:
  explicit Prospects(const State& state);

  // The points the seat may expect at the end. Its values count if the one who asks knows them;
  // else what people who were saved were worth on average.
  float points_of(Seat seat, bool values_known) const;

 private:
  // What the people of one seat have in common.
  struct Team {
    Seat seat;
    TimeLeft time;
    float lead = 0;
    int wait = 0;
    int kept = 0;
    std::size_t outside = 0;
  };

  Team team_of(Seat seat, std::size_t outside) const;
  float chance(const Team& team, const Waiting& waiting, std::size_t rank, float slack) const;
  void add_place(SavedEstimate& estimate, const Team& team, const Waiting& waiting) const;
  void add_ground(SavedEstimate& estimate, const Waiting& waiting) const;
  static void add_team(SavedEstimate& estimate, const Team& team, float slack);

  const State& state_;
  Outlook outlook_;
  BySeat<float> hopes_{};  // how many of a seat's people look like being saved, values aside
  std::array<BySeat<std::uint8_t>, kPlaces> people_{};
};

}  // namespace mohreh::survive
