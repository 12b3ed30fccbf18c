// The table drawn with letters, for terminals and playthroughs: the board as 13 rows of hexes, two
// lines a row (ground and name, then pieces), and a line a seat.

#include "engine/games/survive/hex_set.h"
#include "engine/games/survive/survive.h"

namespace mohreh::survive {
namespace {

constexpr std::size_t kCell = 6;
constexpr std::array<char, 4> kGroundSigns = {'~', '.', '#', '^'};
constexpr std::array<char, kColours> kColourSigns = {'w', 'x', 'y', 'z'};

struct Cell {
  std::string text;
  Ink ink = Ink::faint;
};

char sign_of(std::size_t explorer) {
  return kColourSigns[explorer / kTeam];
}

// S serpent, K shark, O whale, (…) a boat with who is in it, then who stands or swims there.
Cell pieces_at(const State& state, Hex hex) {
  Cell cell;
  const auto creatures = [&](const auto& hexes, char sign) {
    for (const Hex other : hexes) {
      if (other != hex) continue;
      cell.text += sign;
      cell.ink = Ink::bad;
    }
  };
  creatures(state.serpents, 'S');
  creatures(state.sharks, 'K');
  creatures(state.whales, 'O');
  if (has(state.boats, hex)) {
    if (cell.text.empty()) cell.ink = Ink::warm;
    cell.text += '(';
    for (std::size_t i = 0; i < kExplorers; ++i) {
      if (state.place[i] == hex && state.aboard[i]) cell.text += sign_of(i);
    }
    cell.text += ')';
  }
  if (cell.text.empty()) cell.ink = Ink::strong;
  for (std::size_t i = 0; i < kExplorers; ++i) {
    if (state.place[i] == hex && !state.aboard[i]) cell.text += sign_of(i);
  }
  return cell;
}

std::string padding(int half_cells) {
  return std::string(static_cast<std::size_t>(half_cells) * kCell / 2, ' ');
}

// An isle stands where a hex would, at the end of its row.
std::string isle_cell(const Scribe& scribe, Hex isle) {
  return padded(scribe, Ink::good, "[" + std::string(name_of(isle)) + "]", kCell);
}

HexSet occupied(const State& state) {
  HexSet hexes;
  const auto add = [&hexes](const auto& places) {
    for (const Hex hex : places) hexes.add(hex);
  };
  add(state.place);
  add(state.boats);
  add(state.serpents);
  add(state.sharks);
  add(state.whales);
  return hexes;
}

void draw_row(const State& state, const Scribe& scribe, std::size_t row, std::size_t first,
              std::string& out, std::string& crowded) {
  const HexSet taken = occupied(state);
  const rows::Row& here = rows::kRows[row];
  const int r = static_cast<int>(row) - 6;
  int indent = 2 * here.first_q + r + 11;
  std::string names;
  std::string pieces;
  const bool isles = row == 1 || row == 11;
  if (isles) {
    names = isle_cell(scribe, row == 1 ? Hex::nw : Hex::sw);
    pieces = padding(2);
    indent -= 2;
  }
  names += padding(indent);
  pieces += padding(indent);
  for (int i = 0; i < here.count; ++i) {
    const Hex hex = hex_of(first + static_cast<std::size_t>(i));
    const Ground ground = state.ground_at(hex);
    const std::string name =
        kGroundSigns[static_cast<std::size_t>(ground)] + std::string(name_of(hex));
    names += padded(scribe, ground == Ground::sea ? Ink::faint : Ink::plain, name, kCell);
    Cell cell = taken.has(hex) ? pieces_at(state, hex) : Cell{};
    if (cell.text.size() >= kCell) {
      crowded += " " + std::string(name_of(hex)) + ":" + cell.text;
      cell.text = cell.text.substr(0, kCell - 2) + "+";
    }
    pieces += padded(scribe, cell.ink, cell.text, kCell);
  }
  if (isles) names += isle_cell(scribe, row == 1 ? Hex::ne : Hex::se);
  const auto add_line = [&out](std::string line) {
    while (!line.empty() && line.back() == ' ') line.pop_back();
    out += line + "\n";
  };
  add_line(names);
  // Terminals are low: a row without pieces is one line.
  if (pieces.find_first_not_of(' ') != std::string::npos) add_line(pieces);
}

std::string_view phase_id(Phase phase) {
  switch (phase) {
    case Phase::first:
    case Phase::deal:
      return "phase_deal";
    case Phase::choose:
    case Phase::place:
      return "phase_explorers";
    case Phase::boat:
      return "phase_boats";
    case Phase::tile:
    case Phase::set_down:
      return "step_tile";
    case Phase::move:
      return "step_move";
    case Phase::sink:
    case Phase::back:
    case Phase::pick:
      return "step_sink";
    case Phase::die:
    case Phase::creature:
      return "step_die";
    case Phase::defence:
      return "phase_defence";
    case Phase::over:
      break;
  }
  return "phase_end";
}

std::string header(const View& view, const Scribe& scribe) {
  std::string text = scribe.paint(Ink::strong, scribe.word(phase_id(view.phase)));
  if (view.phase == Phase::move) {
    text += "   " + scribe.word("points") + " " + scribe.number(view.points);
  }
  if (view.phase == Phase::creature || view.phase == Phase::defence) {
    text += "   " + scribe.word(name_of(view.creature));
  }
  if (on_board(view.spot)) text += "   " + std::string(name_of(view.spot));
  text += "   " + scribe.word("supply") + " " + scribe.word("boat") + " " +
          scribe.number(view.boats_left) + "  " + scribe.word("shark") + " " +
          scribe.number(view.sharks_left) + "  " + scribe.word("whale") + " " +
          scribe.number(view.whales_left);
  return text + "\n";
}

std::string legend(const Scribe& scribe) {
  std::string text;
  const auto explain = [&](std::string_view sign, std::string_view id) {
    text += (text.empty() ? "" : "  ") + std::string(sign) + " " + scribe.word(id);
  };
  explain("~", "sea");
  explain(".", "beach");
  explain("#", "forest");
  explain("^", "mountain");
  explain("S", "serpent");
  explain("K", "shark");
  explain("O", "whale");
  explain("()", "boat");
  return scribe.paint(Ink::faint, text) + "\n";
}

std::string seat_line(const View& view, Seat seat, const Scribe& scribe) {
  int outside = 0;
  int saved = 0;
  int lost = 0;
  std::string colours;
  std::string values;
  for (std::size_t i = 0; i < static_cast<std::size_t>(view.explorers()); ++i) {
    if (view.owner(explorer_of(i)) != seat) continue;
    if (i % kTeam == 0) colours += sign_of(i);
    outside += on_board(view.place[i]) ? 1 : 0;
    saved += is_isle(view.place[i]) ? 1 : 0;
    lost += view.place[i] == Hex::lost ? 1 : 0;
    if (view.value[i] != 0) {
      values += " " + std::string(name_of(explorer_of(i))) + "=" + scribe.number(view.value[i]);
    }
  }
  const bool acts = seat == view.active && view.phase != Phase::over;
  std::string line = acts ? scribe.paint(Ink::warm, "▶ ") : "  ";
  line += padded(scribe, seat == view.viewer ? Ink::own : Ink::plain, scribe.seat_name(seat), 14);
  line += padded(scribe, Ink::strong, colours, 4);
  line += scribe.word("outside") + " " + scribe.number(outside) + "  " + scribe.word("saved") +
          " " + scribe.number(saved) + "  " + scribe.word("lost") + " " + scribe.number(lost);
  for (std::size_t g = 0; g < kGrounds; ++g) {
    if (view.kept[seat.slot()][g] == 0) continue;
    line +=
        "  " + scribe.word(name_of(ground_of(g))) + "×" + scribe.number(view.kept[seat.slot()][g]);
  }
  line += "\n";
  if (view.hand_known.has(seat)) {
    std::string tiles;
    for (const Backs& backs : view.hand[seat.slot()]) {
      for (std::size_t b = 0; b < kBacks; ++b) {
        for (int n = backs[b]; n > 0; --n) tiles += " [" + scribe.word(kBackWords[b]) + "]";
      }
    }
    if (!tiles.empty()) line += "     " + tiles + "\n";
  }
  const bool both = values.size() > 70;  // two colours
  if (!values.empty()) line += "     " + values.substr(0, both ? values.size() / 2 : 80) + "\n";
  if (both) line += "     " + values.substr(values.size() / 2) + "\n";
  return line;
}

}  // namespace

std::string Survive::board_text(const View& view, const Scribe& scribe) {
  const State state = known_state(view);
  std::string text = header(view, scribe);
  std::string crowded;
  std::size_t first = 0;
  for (std::size_t row = 0; row < rows::kRows.size(); ++row) {
    draw_row(state, scribe, row, first, text, crowded);
    first += static_cast<std::size_t>(rows::kRows[row].count);
  }
  text += legend(scribe);
  if (!crowded.empty()) text += scribe.word("crowded") + crowded + "\n";
  for (int s = 0; s < view.seats; ++s) text += seat_line(view, seat_of(s), scribe);
  return text;
}

}  // namespace mohreh::survive
