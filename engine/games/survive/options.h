#pragma once
// What the host of a table of Survive may choose. Rules §13.

#include <cstdint>

#include "engine/core/options.h"
#include "engine/core/seat.h"

namespace mohreh::survive {

enum class Memory : std::uint8_t { strict, assist };
constexpr std::array<std::string_view, 2> enum_names(Memory) {
  return {"strict", "assist"};
}

enum class CreatureMove : std::uint8_t { optional, compulsory };
constexpr std::array<std::string_view, 2> enum_names(CreatureMove) {
  return {"optional", "compulsory"};
}

enum class EmptyHex : std::uint8_t { nothing, no_boat_or_creature };
constexpr std::array<std::string_view, 2> enum_names(EmptyHex) {
  return {"nothing", "no_boat_or_creature"};
}

enum class Tiebreak : std::uint8_t { shared, explorers };
constexpr std::array<std::string_view, 2> enum_names(Tiebreak) {
  return {"shared", "explorers"};
}

enum class CoastSea : std::uint8_t { any, outer };
constexpr std::array<std::string_view, 2> enum_names(CoastSea) {
  return {"any", "outer"};
}

enum class SwimLimit : std::uint8_t { each_explorer, one_swimmer };
constexpr std::array<std::string_view, 2> enum_names(SwimLimit) {
  return {"each_explorer", "one_swimmer"};
}

// Which of the challenges 1 to 4 are played. Rules §12.
struct Challenges {
  std::uint8_t bits = 0;

  constexpr bool has(int challenge) const {
    return ((static_cast<unsigned>(bits) >> static_cast<unsigned>(challenge - 1)) & 1U) != 0;
  }
};

// none, or the challenges in rising order joined with '+'.
struct AnyChallenges {
  static constexpr std::string_view type() { return "choice"; }
  static std::string values() {
    std::string text;
    for (std::uint8_t bits = 0; bits < 16; ++bits) {
      if (bits != 0) text += ", ";
      print(text, Challenges{bits});
    }
    return text;
  }
  static bool parse(std::string_view text, Challenges& value) {
    for (std::uint8_t bits = 0; bits < 16; ++bits) {
      std::string spelling;
      print(spelling, Challenges{bits});
      if (spelling != text) continue;
      value = Challenges{bits};
      return true;
    }
    return false;
  }
  static void print(std::string& out, Challenges value) {
    if (value.bits == 0) out += "none";
    bool later = false;
    for (int challenge = 1; challenge <= 4; ++challenge) {
      if (!value.has(challenge)) continue;
      if (later) out += '+';
      append_number(out, challenge);
      later = true;
    }
  }
};

inline constexpr int kMostIdleRounds = 50;

struct Options {
  Seat first_seat = kChance;
  Memory memory = Memory::strict;
  CreatureMove creature_move = CreatureMove::optional;
  bool attack_on_boarding = true;
  bool wind_moves_empty = false;
  bool dolphin_may_land = false;
  EmptyHex empty_hex = EmptyHex::nothing;
  Tiebreak tiebreak = Tiebreak::shared;
  std::uint8_t two_player_colours = 1;
  std::uint8_t boats_for_two_colours = 2;
  Challenges challenge;
  CoastSea challenge1_sea = CoastSea::any;
  bool no_isolated_tiles = false;
  SwimLimit swim_limit = SwimLimit::each_explorer;
  bool early_stop = true;
  std::uint8_t idle_rounds = 10;
  // Not a choice: the version of the rules in force. Until 2, with `attack_on_boarding=no`, a shark
  // that came woke whales and serpents which had spared people aboard.
  std::uint8_t rules = 2;

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("first_seat", self.first_seat, FirstSeat{});
    visit("memory", self.memory, OneOfNames<Memory>{});
    visit("creature_move", self.creature_move, OneOfNames<CreatureMove>{});
    visit("attack_on_boarding", self.attack_on_boarding, YesNo{});
    visit("wind_moves_empty", self.wind_moves_empty, YesNo{});
    visit("dolphin_may_land", self.dolphin_may_land, YesNo{});
    visit("empty_hex", self.empty_hex, OneOfNames<EmptyHex>{});
    visit("tiebreak", self.tiebreak, OneOfNames<Tiebreak>{});
    visit("two_player_colours", self.two_player_colours, OneOf<2>{{1, 2}});
    visit("boats_for_two_colours", self.boats_for_two_colours, OneOf<2>{{2, 4}});
    visit("challenge", self.challenge, AnyChallenges{});
    visit("challenge1_sea", self.challenge1_sea, OneOfNames<CoastSea>{});
    visit("no_isolated_tiles", self.no_isolated_tiles, YesNo{});
    visit("swim_limit", self.swim_limit, OneOfNames<SwimLimit>{});
    visit("early_stop", self.early_stop, YesNo{});
    visit("idle_rounds", self.idle_rounds, Between{5, kMostIdleRounds});
  }
};

}  // namespace mohreh::survive
