// How many of a hundred explorers were saved, by plight, steps to the nearest isle (1 to 8) and
// slack. Counted over 12,000 matches at tables of two, three and four whose seats all played by the
// guide's rollout policy, at the beginning of every turn; where fewer than thirty were seen, those
// of a little more or less steps and slack count too.

#include "bots/players/survive/saved_chances.h"

namespace mohreh::survive {
namespace {

constexpr std::array<float, 7> kSlacks = {-2, 1.5F, 4.5F, 8, 13, 21, 32};  // middles of the classes

using BySlack = std::array<std::uint8_t, kSlacks.size()>;

// clang-format off
constexpr std::array<std::array<BySlack, kMostSteps>, kPlights> kSaved = {{
    // beside_boat
    {{{24, 32, 40, 55, 62, 63, 64},
      {19, 24, 34, 42, 56, 64, 66},
      {15, 22, 30, 38, 46, 61, 71},
      {15, 22, 30, 38, 46, 61, 71},
      {12, 27, 35, 43, 59, 69, 76},
      {6, 21, 27, 34, 43, 54, 66},
      {1, 10, 14, 18, 22, 26, 66},
      {1, 10, 14, 18, 22, 26, 27}}},
    // on_coast
    {{{24, 30, 36, 44, 51, 52, 56},
      {17, 24, 32, 39, 46, 56, 61},
      {11, 23, 31, 34, 44, 55, 67},
      {11, 23, 31, 34, 44, 55, 67},
      {12, 28, 34, 39, 50, 59, 71},
      {8, 26, 30, 34, 39, 48, 64},
      {2, 17, 20, 22, 26, 35, 50},
      {2, 17, 20, 22, 26, 35, 50}}},
    // inland
    {{{0, 0, 0, 0, 0, 0, 0},
      {13, 15, 16, 16, 34, 38, 41},
      {12, 13, 15, 34, 38, 41, 48},
      {11, 12, 30, 35, 41, 48, 54},
      {8, 28, 30, 33, 44, 54, 62},
      {8, 28, 30, 33, 44, 54, 62},
      {4, 23, 29, 32, 35, 56, 62},
      {4, 23, 29, 32, 35, 56, 57}}},
    // aboard
    {{{19, 66, 88, 93, 95, 97, 98},
      {33, 62, 75, 78, 84, 87, 91},
      {16, 37, 49, 54, 64, 67, 73},
      {15, 34, 44, 54, 65, 72, 78},
      {14, 26, 34, 46, 53, 63, 59},
      {7, 19, 23, 28, 39, 46, 54},
      {1, 7, 7, 14, 29, 47, 54},
      {0, 7, 7, 14, 29, 50, 50}}},
    // aboard_threatened
    {{{20, 58, 79, 77, 77, 75, 79},
      {18, 34, 44, 44, 50, 57, 63},
      {13, 28, 33, 42, 54, 62, 66},
      {13, 25, 40, 48, 60, 69, 74},
      {10, 23, 29, 39, 48, 54, 58},
      {5, 11, 17, 25, 33, 39, 59},
      {1, 6, 9, 15, 22, 29, 55},
      {0, 6, 9, 15, 22, 31, 31}}},
    // afloat
    {{{30, 69, 90, 93, 95, 96, 98},
      {21, 41, 60, 70, 70, 73, 77},
      {14, 28, 39, 47, 54, 62, 70},
      {12, 26, 35, 45, 56, 63, 71},
      {8, 23, 30, 38, 43, 48, 63},
      {3, 17, 22, 26, 29, 37, 51},
      {1, 6, 14, 16, 31, 41, 50},
      {0, 6, 14, 16, 31, 41, 40}}},
    // afloat_threatened
    {{{32, 60, 77, 75, 77, 80, 84},
      {11, 24, 36, 42, 46, 52, 57},
      {9, 18, 28, 34, 41, 48, 56},
      {9, 21, 29, 36, 43, 48, 59},
      {6, 19, 26, 30, 31, 34, 51},
      {2, 12, 16, 18, 20, 24, 51},
      {1, 8, 11, 16, 18, 26, 25},
      {0, 0, 11, 15, 18, 26, 26}}},
    // afloat_surrounded
    {{{33, 57, 75, 70, 70, 81, 86},
      {8, 16, 27, 27, 33, 41, 48},
      {8, 15, 22, 23, 31, 36, 47},
      {8, 19, 23, 29, 34, 40, 53},
      {4, 13, 17, 22, 24, 21, 51},
      {1, 7, 17, 16, 12, 10, 21},
      {1, 5, 7, 11, 11, 25, 20},
      {2, 5, 7, 11, 11, 25, 25}}},
}};
// clang-format on

}  // namespace

float saved_chance(Plight plight, std::size_t steps, float slack) {
  const BySlack& saved = kSaved[static_cast<std::size_t>(plight)][steps - 1];
  if (slack <= kSlacks.front()) return 0.01F * static_cast<float>(saved.front());
  if (slack >= kSlacks.back()) return 0.01F * static_cast<float>(saved.back());
  std::size_t i = 1;
  while (slack > kSlacks[i]) ++i;
  const float share = (slack - kSlacks[i - 1]) / (kSlacks[i] - kSlacks[i - 1]);
  const auto low = static_cast<float>(saved[i - 1]);
  const auto high = static_cast<float>(saved[i]);
  return 0.01F * (low + share * (high - low));
}

}  // namespace mohreh::survive
