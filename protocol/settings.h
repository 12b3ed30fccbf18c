#pragma once
// What the people at a table agree on besides who sits where.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace mohreh::protocol {

// How long bots wait before each of their moves, so that people can follow.
enum class Pace : std::uint8_t { instant, normal, slow };

inline constexpr std::array<std::string_view, 3> kPaceNames{"instant", "normal", "slow"};
constexpr const auto& enum_names(Pace) {
  return kPaceNames;
}

struct TableSettings {
  std::string game;
  std::string options;      // key=value,key=value; what is left out is the default
  int clock_seconds = 0;    // for each choice; 0: no clock; days are seconds too
  int window_seconds = 12;  // for answers in another seat's turn, with a clock: 6 or 12
  Pace pace = Pace::normal;
  bool open = false;  // listed for everybody, else by invitation
  bool chat = true;
  bool odds = true;        // odds and advice may be asked for
  bool spectators = true;  // who is not seated may watch
  bool take_over = true;   // who comes later may take over a bot
  std::string title;

  friend bool operator==(const TableSettings&, const TableSettings&) = default;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("game", self.game);
    visit("options", self.options);
    visit("clock_seconds", self.clock_seconds);
    visit("window_seconds", self.window_seconds);
    visit("pace", self.pace);
    visit("open", self.open);
    visit("chat", self.chat);
    visit("odds", self.odds);
    visit("spectators", self.spectators);
    visit("take_over", self.take_over);
    visit("title", self.title);
  }
};

}  // namespace mohreh::protocol
