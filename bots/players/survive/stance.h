#pragma once
// A position as one seat sees it: what every explorer is worth to it and how likely each is saved.
// Of other seats' values it uses only what all know, their mean.

#include <array>

#include "bots/players/survive/outlook.h"
#include "bots/players/survive/time_left.h"

namespace mohreh::survive {

inline constexpr float kMeanValue = 2.8F;  // of an explorer: 28 over ten

// What an explorer scores: its value if the seat knows it, else the mean.
float known_value(const State& state, std::size_t explorer, Seat seat);

class Stance {
 public:
  Stance(const State& state, Seat seat, Sight sight = Sight::all);

  const State& state() const { return *state_; }
  Seat seat() const { return seat_; }
  const Outlook& outlook() const { return outlook_; }
  const TimeLeft& time() const { return time_; }

  // What it is worth to the seat that this explorer is saved: below zero for rivals.
  float stake(std::size_t explorer) const { return stakes_[explorer]; }
  // Its chance to be saved as it stands; 1 on an isle, 0 for the lost.
  float now(std::size_t explorer) const { return now_[explorer]; }
  float chance(const Way& way) const { return way.safety * time_.chance(way.turns); }

  std::size_t explorers() const { return static_cast<std::size_t>(state_->explorers()); }
  bool is_swimmer(std::size_t explorer) const {
    return state_->is_sea(state_->place[explorer]) && !state_->aboard[explorer];
  }

 private:
  std::size_t colours() const { return static_cast<std::size_t>(state_->colours()); }
  // What a point of that seat is worth to this one.
  float weight_of(std::size_t owner, std::size_t leader) const;

  const State* state_;
  Seat seat_;
  Outlook outlook_;
  TimeLeft time_;
  ByExplorer<float> stakes_{};
  ByExplorer<float> now_{};
};

}  // namespace mohreh::survive
