#pragma once
// The moves of Survive. Small steps: one hex, one boarding, one landing a move; dolphin, wind and
// creatures name where they end, for the way there never matters. Rules §15.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/moves.h"
#include "engine/core/seat.h"
#include "engine/games/survive/pieces.h"

namespace mohreh::survive {

enum class MoveKind : std::uint8_t {
  first,        // chance: a = the seat that begins
  deal,         // chance: a = the ground of the next tile
  choose,       // a = value, b = colour
  place,        // b = tile
  place_boat,   // b = sea hex
  skip_tile,    // no tile in step 1
  play_tile,    // a = ground and back, b = hex of the boat or creature, or the swimmer
  set_down,     // a = 1: into the boat there; b = hex or isle
  walk,         // a = explorer, b = tile
  board,        // a = explorer on land, b = the boat's hex
  enter_water,  // a = explorer on land, b = sea hex
  hop,          // a = explorer in a boat, b = the other boat's hex
  jump,         // a = explorer in a boat
  swim,         // a = swimmer, b = sea hex
  climb,        // a = swimmer, into the boat of its hex
  land,         // a = explorer, to the isle beside it
  sail,         // a = the boat's hex, b = sea hex
  end_moves,    // step 2 is over
  sink,         // b = tile
  back,         // chance: a = the back of the tile
  pick,         // a = swimmer that boards the new boat
  die,          // chance: a = the creature
  leave_creature,
  creature,  // a = its hex, b = where it goes
  let,       // no defence
  defend,    // a = ground of the tile that is spent
};

inline constexpr std::array<std::string_view, 26> kMoveNames = {
    "first",    "deal",           "choose",   "place",       "place_boat", "skip_tile", "play_tile",
    "set_down", "walk",           "board",    "enter_water", "hop",        "jump",      "swim",
    "climb",    "land",           "sail",     "end_moves",   "sink",       "back",      "pick",
    "die",      "leave_creature", "creature", "let",         "defend"};

constexpr const std::array<std::string_view, 26>& enum_names(MoveKind) {
  return kMoveNames;
}

// Words of tiles as play_tile names them: ground and back.
inline constexpr std::array<std::string_view, kGrounds * kBacks> kTileWords = {
    "beach_shark",         "beach_whale",           "beach_boat",
    "beach_whirlpool",     "beach_volcano",         "beach_dolphin",
    "beach_wind",          "beach_move_serpent",    "beach_move_shark",
    "beach_move_whale",    "beach_defend_shark",    "beach_defend_whale",
    "forest_shark",        "forest_whale",          "forest_boat",
    "forest_whirlpool",    "forest_volcano",        "forest_dolphin",
    "forest_wind",         "forest_move_serpent",   "forest_move_shark",
    "forest_move_whale",   "forest_defend_shark",   "forest_defend_whale",
    "mountain_shark",      "mountain_whale",        "mountain_boat",
    "mountain_whirlpool",  "mountain_volcano",      "mountain_dolphin",
    "mountain_wind",       "mountain_move_serpent", "mountain_move_shark",
    "mountain_move_whale", "mountain_defend_shark", "mountain_defend_whale"};

inline constexpr std::array<std::string_view, kBacks> kBackWords = {
    "tile_shark",      "tile_whale",      "tile_boat",         "tile_whirlpool",
    "tile_volcano",    "tile_dolphin",    "tile_wind",         "tile_move_serpent",
    "tile_move_shark", "tile_move_whale", "tile_defend_shark", "tile_defend_whale"};

// What a kept tile may move: a boat or creature by its hex, or a swimmer by name.
constexpr std::array<std::string_view, kPlaces + kExplorers> make_target_words() {
  std::array<std::string_view, kPlaces + kExplorers> words;
  for (std::size_t i = 0; i < kPlaces; ++i) words[i] = kHexNames[i];
  for (std::size_t i = 0; i < kExplorers; ++i) words[kPlaces + i] = kExplorerNames[i];
  return words;
}
inline constexpr auto kTargetWords = make_target_words();
inline constexpr std::array<std::string_view, 2> kSetDownWords = {"set_down_there",
                                                                  "set_down_boat"};

inline constexpr ParamSpec kPlaceParam{"place", ParamKind::word, kHexNames};
inline constexpr ParamSpec kFromParam{"a", ParamKind::word, kHexNames};
inline constexpr ParamSpec kToParam{"b", ParamKind::word, kHexNames};
inline constexpr ParamSpec kExplorerParam{"kind", ParamKind::word, kExplorerNames};
inline constexpr ParamSpec kGroundParam{"kind", ParamKind::word, kGroundNames};
inline constexpr ParamSpec kBackParam{"kind", ParamKind::word, kBackWords};
inline constexpr ParamSpec kCreatureParam{"kind", ParamKind::word, kCreatureNames};
inline constexpr ParamSpec kNumberParam{"n", ParamKind::number};
inline constexpr ParamSpec kNameParam{"name", ParamKind::seat};

inline constexpr std::array<MoveSpec, 26> kMoves = {{
    {"first", kNameParam, {}},
    {"deal", kGroundParam, {}},
    {"choose", kNumberParam, {"kind", ParamKind::word, kColourWords}},
    {"place", {}, kPlaceParam},
    {"place_boat", {}, kPlaceParam},
    {"skip_tile", {}, {}},
    {"play_tile", {"kind", ParamKind::word, kTileWords}, {"place", ParamKind::word, kTargetWords}},
    {"set_down", {"kind", ParamKind::word, kSetDownWords}, kPlaceParam},
    {"walk", kExplorerParam, kPlaceParam},
    {"board", kExplorerParam, kPlaceParam},
    {"enter_water", kExplorerParam, kPlaceParam},
    {"hop", kExplorerParam, kPlaceParam},
    {"jump", kExplorerParam, {}},
    {"swim", kExplorerParam, kPlaceParam},
    {"climb", kExplorerParam, {}},
    {"land", kExplorerParam, {}},
    {"sail", kFromParam, kToParam},
    {"end_moves", {}, {}},
    {"sink", {}, kPlaceParam},
    {"back", kBackParam, {}},
    {"pick", kExplorerParam, {}},
    {"die", kCreatureParam, {}},
    {"leave_creature", {}, {}},
    {"creature", kFromParam, kToParam},
    {"let", {}, {}, true},
    {"defend", kGroundParam, {}, true},
}};

struct Move {
  std::uint16_t b = 0;
  std::uint8_t a = 0;
  MoveKind kind = MoveKind::first;  // last, so that codes sort by kind first

  static constexpr Move plain(MoveKind kind) { return {0, 0, kind}; }
  template <class A>
  static constexpr Move of(MoveKind kind, A a) {
    return {0, static_cast<std::uint8_t>(a), kind};
  }
  template <class A>
  static constexpr Move to(MoveKind kind, A a, Hex b) {
    return {static_cast<std::uint16_t>(b), static_cast<std::uint8_t>(a), kind};
  }
  static constexpr Move at(MoveKind kind, Hex b) { return to(kind, 0, b); }
  static constexpr Move first(Seat seat) { return of(MoveKind::first, seat.index); }
  static constexpr Move choose(int value, Colour colour) {
    return {static_cast<std::uint16_t>(colour), static_cast<std::uint8_t>(value), MoveKind::choose};
  }
  static constexpr Move play_tile(Ground ground, Back back, Hex target) {
    return play(ground, back, index_of(target));
  }
  static constexpr Move play_dolphin(Ground ground, Explorer swimmer) {
    return play(ground, Back::dolphin, kPlaces + index_of(swimmer));
  }

  // The arguments as what they mean; a number too high for it becomes `none`.
  constexpr Explorer explorer() const { return explorer_of(a < kExplorers ? a : kExplorers); }
  constexpr Hex from() const { return a < kPlaces ? hex_of(a) : Hex::none; }
  constexpr Hex hex() const { return b < kPlaces ? hex_of(b) : Hex::none; }
  constexpr Explorer swimmer() const {
    return b >= kPlaces && b < kPlaces + kExplorers ? explorer_of(b - kPlaces) : Explorer::none;
  }
  constexpr Back tile_back() const { return static_cast<Back>(a % kBacks); }
  constexpr Ground tile_ground() const {
    return a < kGrounds * kBacks ? ground_of(a / kBacks) : Ground::sea;
  }

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("kind", self.kind);
    visit("a", self.a);
    visit("b", self.b);
  }

  friend bool operator==(const Move&, const Move&) = default;

 private:
  static constexpr Move play(Ground ground, Back back, std::size_t target) {
    return {static_cast<std::uint16_t>(target),
            static_cast<std::uint8_t>(slot_of(ground) * kBacks + static_cast<std::size_t>(back)),
            MoveKind::play_tile};
  }
};

// Twenty explorers of two colours with twelve ways each, twelve boats with six, and the end.
inline constexpr int kLongestList = 313;

}  // namespace mohreh::survive
