#pragma once
// The money track: a few printed numbers. A figure stands on a number or between two; that is all
// others see of a seat's wealth. Positions count 0, 1, 2, … from the rear: even on a number, odd
// between two. Rules §6.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace mohreh::farar {

inline constexpr int kMaxTrackNumbers = 10;
inline constexpr int kHighestTrackNumber = 9990;

// Two to ten rising tens; what lies beyond `count` is zero.
struct TrackNumbers {
  std::array<std::uint16_t, kMaxTrackNumbers> numbers = {50, 200, 300, 500, 700, 1000, 1300, 1600};
  std::uint16_t count = 8;

  int at(int index) const { return numbers[static_cast<std::size_t>(index)]; }
};

// Where the figure of somebody with this wealth stands.
int position_of(const TrackNumbers& track, int wealth);

// The least and the greatest wealth, in tens, that a position can mean.
struct Band {
  int low;
  int high;
};
Band band_of(const TrackNumbers& track, int position);

constexpr int rearmost_position() {
  return 0;
}  // "up to 50"

// How the option track_numbers is written: 50+200+300.
struct RisingTens {
  static constexpr std::string_view type() { return "list"; }
  static std::string values();
  static bool parse(std::string_view text, TrackNumbers& track);
  static void print(std::string& out, const TrackNumbers& track);
};

}  // namespace mohreh::farar
