#pragma once
// Where a dinosaur can live. A board has six pens, three at each side of the river; on both boards
// the pens at the same spot have the same areas, so the rules of the die speak of spots, counted
// 0 … 5: left bank from top to bottom, then right bank. The river is spot 6 and no pen.
// Rules §6.3.

#include <array>
#include <cstdint>
#include <string_view>

namespace mohreh::draftosaurus {

// What the host may choose; a zoo itself is summer or winter.
enum class Board : std::uint8_t { summer, winter, match };

constexpr std::array<std::string_view, 3> enum_names(Board) {
  return {"summer", "winter", "match"};
}

// The places of both boards in board order. The cells of the pyramid are places of their own.
enum class Place : std::uint8_t {
  same,
  trio,
  nest,
  king,
  mixed,
  isle,
  order,
  bridge_left,
  quarantine,
  lookout,
  bridge_right,
  pyramid_b1,
  pyramid_b2,
  pyramid_b3,
  pyramid_m1,
  pyramid_m2,
  pyramid_top,
  river,
};

inline constexpr int kPlaces = 18;

inline constexpr std::array<std::string_view, kPlaces> kPlaceNames = {
    "same",       "trio",        "nest",       "king",       "mixed",        "isle",
    "order",      "bridge_left", "quarantine", "lookout",    "bridge_right", "pyramid_b1",
    "pyramid_b2", "pyramid_b3",  "pyramid_m1", "pyramid_m2", "pyramid_top",  "river"};

constexpr const std::array<std::string_view, kPlaces>& enum_names(Place) {
  return kPlaceNames;
}
constexpr Place place_of(int index) {
  return static_cast<Place>(index);
}
constexpr std::size_t index_of(Place place) {
  return static_cast<std::size_t>(place);
}

inline constexpr int kPens = 6;   // on a board
inline constexpr int kSpots = 7;  // and the river
inline constexpr int kRiverSpot = 6;
inline constexpr int kCells = 6;  // of the pyramid

inline constexpr std::array<std::uint8_t, kPlaces> kSpotOf = {0, 1, 2, 3, 4, 5, 0, 1, 2,
                                                              3, 4, 5, 5, 5, 5, 5, 5, 6};

constexpr int spot_of(Place place) {
  return kSpotOf[index_of(place)];
}
constexpr bool is_cell(Place place) {
  return place >= Place::pyramid_b1 && place <= Place::pyramid_top;
}
// 0 … 5 from the bottom left to the top. Precondition: is_cell(place).
constexpr int cell_of(Place place) {
  return static_cast<int>(place) - static_cast<int>(Place::pyramid_b1);
}
constexpr Place place_of_cell(int cell) {
  return place_of(static_cast<int>(Place::pyramid_b1) + cell);
}

// A set of places: the bit of each.
using PlaceSet = std::uint32_t;

constexpr PlaceSet only(Place place) {
  return PlaceSet{1} << static_cast<unsigned>(place);
}
inline constexpr PlaceSet kSummerPlaces = 0x3FU | only(Place::river);
inline constexpr PlaceSet kWinterPlaces = 0x1FFC0U | only(Place::river);

constexpr PlaceSet places_of(Board side) {
  return side == Board::summer ? kSummerPlaces : kWinterPlaces;
}
constexpr bool is_on(Place place, Board side) {
  return (places_of(side) & only(place)) != 0;
}

// A set of spots: the bit of each.
using SpotSet = std::uint32_t;

inline constexpr SpotSet kAllPens = 0b111111;
inline constexpr SpotSet kWoods = 0b001011;
inline constexpr SpotSet kGrass = 0b110100;
inline constexpr SpotSet kLeftBank = 0b000111;
inline constexpr SpotSet kRightBank = 0b111000;

}  // namespace mohreh::draftosaurus
