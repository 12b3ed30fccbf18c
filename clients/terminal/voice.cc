#include "clients/terminal/voice.h"
#include <cmath>

#include <vector>

#include "engine/core/json_document.h"

namespace mohreh {
namespace {

std::string_view ansi(Ink ink) {
  switch (ink) {
    case Ink::plain:
      return "";
    case Ink::strong:
      return "\x1b[1m";
    case Ink::faint:
      return "\x1b[2m";
    case Ink::good:
      return "\x1b[32m";
    case Ink::bad:
      return "\x1b[31m";
    case Ink::warm:
      return "\x1b[33m";
    case Ink::own:
      return "\x1b[1;36m";
  }
  return "";
}

}  // namespace

std::string Voice::in_area(std::string_view key) const {
  return std::string(game_.info->key) + "." + std::string(key);
}

std::string Voice::word(std::string_view id) const {
  return std::string(phrase(language_, in_area(id)));
}

std::string Voice::seat_name(Seat seat) const {
  const std::string& name = names_[seat.slot()];
  return name.empty() ? say("term_seat", {{"n", number(seat.index + 1)}}) : name;
}

std::string Voice::paint(Ink ink, std::string_view text) const {
  const std::string_view code = ansi(ink);
  if (!colours_ || code.empty()) return std::string(text);
  return std::string(code) + std::string(text) + "\x1b[0m";
}

std::string Voice::say(std::string_view id, Values values, int n) const {
  return fill(phrase(language_, "site." + std::string(id), n), {values.begin(), values.size()});
}

std::string Voice::param_text(const ParamSpec& param, int value) const {
  switch (param.kind) {
    case ParamKind::number:
      return number(value);
    case ParamKind::seat:
      return seat_name(seat_of(value));
    case ParamKind::word:
      return word(word_of(param, value));
    case ParamKind::seats:
      break;
  }
  const SeatSet seats{static_cast<std::uint8_t>(value)};
  const std::string comma = say("list_comma");
  std::string text;
  for (int s = 0; s < kMaxSeats; ++s) {
    if (seats.has(seat_of(s))) text += (text.empty() ? "" : comma) + seat_name(seat_of(s));
  }
  return text;
}

std::string Voice::event_line(const Event& event) const {
  const EventSpec& spec = game_.info->events[event.key];
  std::vector<std::pair<std::string_view, std::string>> values;
  int n = 2;
  for (std::size_t i = 0; i < event.param_count; ++i) {
    values.emplace_back(spec.params[i].name, param_text(spec.params[i], event.params[i]));
    if (spec.params[i].name == "n") n = event.params[i];
  }
  // Where nothing was lost, gained or moved, a game may have a sentence that leaves it out.
  const std::string id = in_area("log_" + std::string(spec.key));
  const std::string nothing = id + "_nothing";
  const bool says_nothing = n == 0 && find_phrase(language_, nothing) != nullptr;
  return fill(phrase(language_, says_nothing ? nothing : id, n), values);
}

std::string Voice::move_label(AnyMove move) const {
  return move_in_words(move, {"move_"});
}

std::string Voice::told_move(AnyMove move) const {
  return move_in_words(move, {"way_", "move_"});
}

// By the first of these phrases that there is.
std::string Voice::move_in_words(AnyMove move,
                                 std::initializer_list<std::string_view> phrases) const {
  std::string json;
  JsonWriter writer(json);
  game_.json->write_move(writer, move);
  const auto document = JsonDocument::parse(json);
  const auto argument = [&](std::string_view field) {
    const auto value = document->root().find(field);
    return static_cast<int>(value ? value->integer().value_or(0) : 0);
  };
  std::string kind(document->root().find("kind")->string());
  for (const MoveSpec& spec : game_.info->moves) {
    if (spec.key != kind) continue;
    std::vector<std::pair<std::string_view, std::string>> values;
    if (!spec.a.name.empty()) values.emplace_back(spec.a.name, param_text(spec.a, argument("a")));
    if (!spec.b.name.empty()) values.emplace_back(spec.b.name, param_text(spec.b, argument("b")));
    for (const std::string_view start : phrases) {
      const std::string id = in_area(std::string(start) + kind);
      if (find_phrase(language_, id) != nullptr) return fill(phrase(language_, id), values);
    }
  }
  return kind;
}

std::string Voice::reason_line(const Reason& reason) const {
  const std::string key = "why." + std::string(reason.key);
  const std::string own = in_area(key);
  const std::string shared = "site." + key;
  const std::string& id = find_phrase(language_, own) != nullptr ? own : shared;
  const std::pair<std::string_view, std::string> values[] = {{"n", number(reason.n)}};
  return fill(phrase(language_, id, reason.n), values);
}

std::string Voice::odds_line(const OddsRow& row) const {
  const std::pair<std::string_view, std::string> values[] = {{"n", number(row.n)}};
  std::string line = fill(phrase(language_, in_area("odds_" + std::string(row.key))), values) +
                     ": " + percent(static_cast<double>(row.numerator) / row.denominator);
  if (row.denominator <= 1000) {
    line += " (" + number(static_cast<int>(row.numerator)) + "/" +
            number(static_cast<int>(row.denominator)) + ")";
  }
  return line;
}

std::string Voice::row_line(const PointRow& row) const {
  const std::string name = word("row_" + std::string(row.key)) + ": ";
  if (row.key == kChanceRow) return name + percent(row.points / 10'000.0);
  return name + (row.points > 0 ? "+" : "") + number(row.points);
}

std::string Voice::percent(double share) const {
  return number(static_cast<int>(std::lround(share * 100))) +
         (language_ == Language::fa ? "٪" : "%");
}

std::string Voice::signed_percent(double share) const {
  // Left-to-right marks keep the sign before its number in a Persian line.
  const bool minus = std::lround(share * 100) < 0;
  return "\u200E" + std::string(minus ? "−" : "+") + percent(minus ? -share : share) + "\u200E";
}

}  // namespace mohreh
