#pragma once
// The board: 133 hexes in 13 rows A–M, four safe isles, and the island of 40 land tiles with a sea
// hex in its middle. Everything here is made at compile time from the rows. Rules §2.

#include <array>
#include <cstdint>
#include <string_view>

namespace mohreh::survive {

inline constexpr int kHexes = 133;
inline constexpr int kTiles = 40;

// A hex of the board (0 … 132, row by row), or a place beside it.
enum class Hex : std::uint8_t { nw = kHexes, ne, sw, se, lost, none };

inline constexpr std::size_t kPlaces = 139;

constexpr std::size_t index_of(Hex hex) {
  return static_cast<std::size_t>(hex);
}
constexpr Hex hex_of(std::size_t index) {
  return static_cast<Hex>(index);  // NOLINT(clang-analyzer-optin.core.EnumCastOutOfRange)
}
constexpr bool on_board(Hex hex) {
  return index_of(hex) < kHexes;
}
constexpr bool is_isle(Hex hex) {
  return hex >= Hex::nw && hex <= Hex::se;
}

namespace rows {

struct Row {
  int first_q;
  int count;
};

inline constexpr std::array<Row, 13> kRows = {{{0, 7},
                                               {-2, 10},
                                               {-3, 11},
                                               {-3, 10},
                                               {-4, 11},
                                               {-5, 12},
                                               {-5, 11},
                                               {-6, 12},
                                               {-6, 11},
                                               {-6, 10},
                                               {-7, 11},
                                               {-7, 10},
                                               {-6, 7}}};

constexpr int absolute(int n) {
  return n < 0 ? -n : n;
}

}  // namespace rows

// Axial coordinates: the middle hex is (0, 0), r grows downwards.
struct Axial {
  int q;
  int r;

  friend constexpr bool operator==(Axial, Axial) = default;
};

constexpr int distance(Axial a, Axial b) {
  const int q = a.q - b.q;
  const int r = a.r - b.r;
  return (rows::absolute(q) + rows::absolute(r) + rows::absolute(q + r)) / 2;
}

// The hexes beside a hex, in rising order.
struct Neighbours {
  std::array<Hex, 6> hexes{};
  std::uint8_t count = 0;

  constexpr const Hex* begin() const { return hexes.data(); }
  constexpr const Hex* end() const { return hexes.data() + count; }
};

struct Board {
  std::array<Axial, kHexes> axial{};
  std::array<Neighbours, kHexes> neighbours{};
  std::array<std::uint8_t, kPlaces> tile{};       // which land tile starts here, else kTiles
  std::array<Hex, kTiles> hex_of_tile{};          // the other way round, rising
  std::array<Hex, kHexes> isle{};                 // the isle one may land on from here, else none
  std::array<std::uint8_t, kHexes> isle_steps{};  // steps to the nearest isle
  std::array<char, std::size_t{kHexes} * 3> letters{};  // the names, three characters each
};

constexpr Board make_board() {
  Board board;
  std::size_t at = 0;
  std::size_t tiles = 0;
  board.tile.fill(kTiles);
  constexpr std::array<Axial, 4> kIsles = {{{-3, -5}, {8, -5}, {-8, 5}, {3, 5}}};
  for (std::size_t row = 0; row < rows::kRows.size(); ++row) {
    for (int i = 0; i < rows::kRows[row].count; ++i, ++at) {
      const Axial here{rows::kRows[row].first_q + i, static_cast<int>(row) - 6};
      board.axial[at] = here;
      board.letters[at * 3] = static_cast<char>('A' + row);
      board.letters[at * 3 + 1] = static_cast<char>(i < 9 ? '1' + i : '1');
      board.letters[at * 3 + 2] = static_cast<char>(i < 9 ? ' ' : '0' + (i - 9));
      const int from_middle = distance(here, {0, 0});
      const bool tip = rows::absolute(here.r) == 1 &&
                       (here.q == -3 || here.q == 4 || here.q == -4 || here.q == 3) &&
                       from_middle == 4;
      if ((from_middle > 0 && from_middle <= 3) || tip) {
        board.tile[at] = static_cast<std::uint8_t>(tiles);
        board.hex_of_tile[tiles++] = hex_of(at);
      }
      board.isle[at] = Hex::none;
      board.isle_steps[at] = 255;
      for (std::size_t k = 0; k < kIsles.size(); ++k) {
        const int steps = distance(here, kIsles[k]);
        if (steps == 1) board.isle[at] = hex_of(kHexes + k);
        if (steps < board.isle_steps[at]) {
          board.isle_steps[at] = static_cast<std::uint8_t>(steps);
        }
      }
    }
  }
  for (std::size_t a = 0; a < kHexes; ++a) {
    for (std::size_t b = 0; b < kHexes; ++b) {
      Neighbours& around = board.neighbours[a];
      if (distance(board.axial[a], board.axial[b]) == 1) around.hexes[around.count++] = hex_of(b);
    }
  }
  return board;
}

inline constexpr Board kBoard = make_board();

constexpr const Neighbours& neighbours(Hex hex) {
  return kBoard.neighbours[index_of(hex)];
}
constexpr Hex isle_beside(Hex hex) {
  return kBoard.isle[index_of(hex)];
}
constexpr bool adjacent(Hex a, Hex b) {
  return on_board(a) && on_board(b) &&
         distance(kBoard.axial[index_of(a)], kBoard.axial[index_of(b)]) == 1;
}

constexpr std::array<std::string_view, kPlaces> make_hex_names() {
  std::array<std::string_view, kPlaces> names;
  for (std::size_t i = 0; i < kHexes; ++i) {
    names[i] = std::string_view(&kBoard.letters[i * 3], kBoard.letters[i * 3 + 2] == ' ' ? 2 : 3);
  }
  names[kHexes] = "nw";
  names[kHexes + 1] = "ne";
  names[kHexes + 2] = "sw";
  names[kHexes + 3] = "se";
  names[kHexes + 4] = "lost";
  names[kHexes + 5] = "none";
  return names;
}

inline constexpr std::array<std::string_view, kPlaces> kHexNames = make_hex_names();

constexpr const std::array<std::string_view, kPlaces>& enum_names(Hex) {
  return kHexNames;
}

// The hex of that name. Precondition: there is one.
constexpr Hex hex_named(std::string_view name) {
  std::size_t i = 0;
  while (kHexNames[i] != name) ++i;
  return hex_of(i);
}

inline constexpr Hex kMiddle = hex_named("G6");
inline constexpr std::array<Hex, 5> kSerpentStarts = {hex_named("B1"), hex_named("C11"), kMiddle,
                                                      hex_named("K1"), hex_named("L10")};

}  // namespace mohreh::survive
