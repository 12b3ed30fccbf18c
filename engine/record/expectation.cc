#include "engine/record/expectation.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/json_document.h"
#include "engine/core/words.h"

namespace mohreh {
namespace {

using Failure = std::optional<std::string>;

struct Moment {
  const AnyState& state;
  int seats;
  const EventLog& events;

  const AnyGame& game() const { return *state.game; }
  const GameInfo& info() const { return *state.game->info; }
};

Failure expected_but(bool holds, std::string found) {
  return holds ? Failure{} : Failure{std::move(found)};
}

std::optional<Seat> seat_in(std::string_view word, const Moment& now) {
  const auto number = parse_number(word);
  if (!number || *number < 0 || *number >= now.seats) return std::nullopt;
  return seat_of(*number);
}

// A seat's number, or "spectator".
std::optional<Seat> viewer_in(std::string_view word, const Moment& now) {
  return word == "spectator" ? kSpectator : seat_in(word, now);
}

std::string awaited_text(Awaited awaited) {
  if (awaited.chance) return "chance";
  if (awaited.nobody()) return "nobody";
  std::string text;
  for (int s = 0; s < kMaxSeats; ++s) {
    if (awaited.seats.has(seat_of(s))) text += (text.empty() ? "" : " ") + std::to_string(s);
  }
  return text;
}

Failure awaited_is(std::string_view rest, const Moment& now) {
  const std::string found = awaited_text(now.game().actors(now.state));
  return expected_but(found == trimmed(rest), "awaited " + found);
}

std::string legal_text(const Moment& now, Seat seat) {
  AnyMoveList moves;
  now.game().legal_moves(now.state, seat, moves);
  std::string text;
  for (const AnyMove move : moves) {
    text += (text.empty() ? "" : ", ") + now.game().move_text(now.state, move);
  }
  return text;
}

Failure legal_are(std::string_view rest, const Moment& now) {
  const auto seat = seat_in(trimmed(take_until(rest, ':')), now);
  if (!seat) return "no such seat";
  const std::string found = legal_text(now, *seat);
  return expected_but(found == trimmed(rest), "legal: " + found);
}

Failure choices_are(std::string_view rest, const Moment& now) {
  const auto seat = seat_in(trimmed(take_until(rest, ':')), now);
  if (!seat) return "no such seat";
  AnyMoveList moves;
  now.game().legal_moves(now.state, *seat, moves);
  return expected_but(parse_number<std::size_t>(trimmed(rest)) == moves.size(),
                      std::to_string(moves.size()) + " choices");
}

Failure refused_is(std::string_view rest, const Moment& now) {
  const auto seat = seat_in(trimmed(take_until(rest, ':')), now);
  const std::string_view text = trimmed(take_until(rest, ':'));
  if (!seat) return "no such seat";
  const auto move = now.game().parse_move(now.state, text);
  if (!move) return "no move of this game";
  const Reason reason = now.game().why_not(now.state, *seat, *move);
  if (trimmed(rest).empty()) return "the reason is missing";
  return expected_but(reason.key == trimmed(rest),
                      reason.none() ? "legal" : "refused: " + std::string(reason.key));
}

Failure chance_is(std::string_view rest, const Moment& now) {
  const std::string_view text = trimmed(take_until(rest, ':'));
  const auto move = now.game().parse_move(now.state, text);
  if (!move) return "no move of this game";
  AnyChanceList chances;
  now.game().chance_moves(now.state, chances);
  std::uint64_t weight = 0;
  std::uint64_t total = 0;
  for (const auto& chance : chances) {
    total += chance.weight;
    if (chance.move == *move) weight = chance.weight;
  }
  const std::string found = std::to_string(weight) + "/" + std::to_string(total);
  return expected_but(found == trimmed(rest), found);
}

// The value that `path` leads to: name, .name, [index].
std::optional<JsonValue> follow(JsonValue value, std::string_view path) {
  while (!path.empty()) {
    if (path.front() == '[') {
      path.remove_prefix(1);
      const auto index = parse_number<std::size_t>(take_until(path, ']'));
      if (!index || !value.is(JsonValue::Kind::array) || *index >= value.size()) return {};
      value = value.item(*index);
    } else {
      if (path.front() == '.') path.remove_prefix(1);
      const std::size_t length = std::min(path.find('.'), path.find('['));
      const std::string_view name = path.substr(0, length);
      path.remove_prefix(std::min(length, path.size()));
      if (!value.is(JsonValue::Kind::object)) return {};
      const auto member = value.find(name);
      if (!member) return {};
      value = *member;
    }
  }
  return value;
}

// Spaces do not matter, and no string of ours has any.
std::string without_blanks(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (!is_blank(c)) out += c;
  }
  return out;
}

Failure json_is(std::string_view rest, const std::string& json) {
  const std::string_view path = trimmed(take_until(rest, '='));
  const auto document = JsonDocument::parse(json);
  if (!document) return document.error().message();
  const auto value = follow(document->root(), path);
  if (!value) return "nothing at '" + std::string(path) + "'";
  return expected_but(without_blanks(value->text()) == without_blanks(rest),
                      std::string(path) + " = " + std::string(value->text()));
}

Failure state_is(std::string_view rest, const Moment& now) {
  std::string json;
  JsonWriter writer(json);
  now.game().json->write_state(writer, now.state);
  return json_is(rest, json);
}

Failure view_is(std::string_view rest, const Moment& now, Recall recall) {
  const auto viewer = viewer_in(take_word(rest), now);
  if (!viewer) return "no such viewer";
  std::string json;
  JsonWriter writer(json);
  now.game().json->write_view(writer, now.game().view(now.state, {*viewer, recall}));
  return json_is(rest, json);
}
Failure table_view_is(std::string_view rest, const Moment& now) {
  return view_is(rest, now, Recall::table);
}
Failure memory_is(std::string_view rest, const Moment& now) {
  return view_is(rest, now, Recall::perfect);
}

// A parameter as expectations write it: a number, a word's id, or seats joined with '+'.
std::string param_text(const ParamSpec& spec, std::int16_t value) {
  if (spec.kind == ParamKind::word) return std::string(word_of(spec, value));
  if (spec.kind != ParamKind::seats) return std::to_string(value);
  std::string text;
  for (int s = 0; s < kMaxSeats; ++s) {
    if (SeatSet{static_cast<std::uint8_t>(value)}.has(seat_of(s))) {
      text += (text.empty() ? "" : "+") + std::to_string(s);
    }
  }
  return text;
}

bool has_param(const EventSpec& spec, const Event& event, std::string_view name,
               std::string_view value) {
  for (std::size_t i = 0; i < event.param_count; ++i) {
    if (spec.params[i].name == name) return param_text(spec.params[i], event.params[i]) == value;
  }
  return false;
}

bool matches(const Event& event, const GameInfo& info, std::string_view pattern) {
  const EventSpec& spec = info.events[event.key];
  if (spec.key != take_word(pattern)) return false;
  while (!trimmed(pattern).empty()) {
    std::string_view pair = take_word(pattern);
    const std::string_view name = take_until(pair, '=');
    if (!has_param(spec, event, name, pair)) return false;
  }
  return true;
}

std::string events_text(const Moment& now) {
  std::string text = "events:";
  for (const Event& event : now.events) {
    const EventSpec& spec = now.info().events[event.key];
    text += " " + std::string(spec.key);
    for (std::size_t i = 0; i < event.param_count; ++i) {
      text += " " + std::string(spec.params[i].name) + "=" +
              param_text(spec.params[i], event.params[i]);
    }
    text += ";";
  }
  return text;
}

Failure event_happened(std::string_view rest, const Moment& now) {
  std::optional<Seat> addressee;
  std::string_view peek = rest;
  if (take_word(peek) == "to") {
    addressee = seat_in(take_word(peek), now);
    if (!addressee) return "no such seat";
    rest = peek;
  }
  for (const Event& event : now.events) {
    const bool to_all = event.audience.includes(kSpectator);
    const bool addressed = addressee ? !to_all && event.audience.includes(*addressee) : to_all;
    if (addressed && matches(event, now.info(), trimmed(rest))) return {};
  }
  return events_text(now);
}

bool is_event(const Moment& now, std::string_view key) {
  return std::any_of(now.info().events.begin(), now.info().events.end(),
                     [key](const EventSpec& spec) { return spec.key == key; });
}

std::size_t count_events(const Moment& now, std::string_view key) {
  return static_cast<std::size_t>(
      std::count_if(now.events.begin(), now.events.end(),
                    [&](const Event& event) { return now.info().events[event.key].key == key; }));
}

Failure no_event(std::string_view rest, const Moment& now) {
  if (take_word(rest) != "event") return "'no event KEY' is meant";
  if (!is_event(now, trimmed(rest))) return "no event is called so";
  return expected_but(count_events(now, trimmed(rest)) == 0, events_text(now));
}

Failure events_number(std::string_view rest, const Moment& now) {
  const std::string_view key = trimmed(take_until(rest, ':'));
  if (!is_event(now, key)) return "no event is called so";
  const std::size_t found = count_events(now, key);
  return expected_but(parse_number<std::size_t>(trimmed(rest)) == found, events_text(now));
}

Failure odds_are(std::string_view rest, const Moment& now) {
  std::string_view row = trimmed(take_until(rest, '='));
  const auto seat = seat_in(take_word(row), now);
  if (!seat) return "no such seat";
  const std::string_view key = take_word(row);
  const int n = parse_number(trimmed(row)).value_or(0);
  const AnyView view = now.game().view(now.state, {*seat, Recall::table});
  std::string found = "odds:";
  for (const OddsRow& odds : now.game().odds(view, *seat)) {
    const std::string fraction =
        std::to_string(odds.numerator) + "/" + std::to_string(odds.denominator);
    if (odds.key == key && odds.n == n && fraction == trimmed(rest)) return {};
    found += " " + std::string(odds.key) + " " + std::to_string(odds.n) + " = " + fraction + ";";
  }
  return found;
}

constexpr std::array<std::pair<std::string_view, MoveFlag>, 5> kFlagNames = {{
    {"sealed", MoveFlag::sealed},
    {"deadly", MoveFlag::deadly},
    {"burns", MoveFlag::burns},
    {"all_in", MoveFlag::all_in},
    {"vain", MoveFlag::vain},
}};

std::vector<std::string> preview_words(const Preview& preview) {
  std::vector<std::string> words;
  for (const PointRow& row : preview.rows) {
    words.push_back(std::string(row.key) + "=" + std::to_string(row.points));
  }
  for (const auto& [name, flag] : kFlagNames) {
    if (preview.has(flag)) words.emplace_back(name);
  }
  return words;
}

Failure preview_has(std::string_view rest, const Moment& now) {
  const auto seat = seat_in(take_word(rest), now);
  const auto move = now.game().parse_move(now.state, trimmed(take_until(rest, ':')));
  if (!seat || !move) return "no such seat or move";
  const AnyView view = now.game().view(now.state, {*seat, Recall::table});
  auto found = preview_words(now.game().preview(view, *seat, *move));
  std::vector<std::string> wanted;
  while (!trimmed(rest).empty()) wanted.emplace_back(take_word(rest));
  std::string text = "preview:";
  for (const std::string& word : found) text += " " + word;
  std::sort(found.begin(), found.end());
  std::sort(wanted.begin(), wanted.end());
  return expected_but(found == wanted, text);
}

Failure breakdown_is(std::string_view rest, const Moment& now) {
  const auto seat = seat_in(trimmed(take_until(rest, ':')), now);
  if (!seat) return "no such seat";
  const AnyView view = now.game().view(now.state, {*seat, Recall::table});
  std::string found;
  for (const PointRow& row : now.game().breakdown(view, *seat)) {
    found += (found.empty() ? "" : " ") + std::string(row.key) + "=" + std::to_string(row.points);
  }
  return expected_but(found == trimmed(rest), found);
}

template <class Entries>
Failure outcome_is(std::string_view rest, const Moment& now, Entries Outcome::* entries) {
  if (!now.game().actors(now.state).nobody()) return "the match is not over";
  const Outcome outcome = now.game().outcome(now.state);
  std::string found;
  for (std::size_t s = 0; s < static_cast<std::size_t>(outcome.seats); ++s) {
    found += (s == 0 ? "" : " ") + std::to_string((outcome.*entries)[s]);
  }
  return expected_but(found == trimmed(rest), found);
}
Failure points_are(std::string_view rest, const Moment& now) {
  return outcome_is(rest, now, &Outcome::points);
}
Failure ranks_are(std::string_view rest, const Moment& now) {
  return outcome_is(rest, now, &Outcome::ranks);
}

struct Form {
  std::string_view word;
  Failure (*failure)(std::string_view rest, const Moment& now);
};

constexpr std::array<Form, 16> kForms = {{
    {"awaited", &awaited_is},
    {"legal", &legal_are},
    {"choices", &choices_are},
    {"refused", &refused_is},
    {"chance", &chance_is},
    {"state", &state_is},
    {"view", &table_view_is},
    {"memory", &memory_is},
    {"event", &event_happened},
    {"no", &no_event},
    {"events", &events_number},
    {"odds", &odds_are},
    {"preview", &preview_has},
    {"breakdown", &breakdown_is},
    {"points", &points_are},
    {"ranks", &ranks_are},
}};

const Form* form_of(std::string_view word) {
  for (const Form& form : kForms) {
    if (form.word == word) return &form;
  }
  return nullptr;
}

}  // namespace

std::optional<std::string> expectation_problem(std::string_view text) {
  const std::string_view word = take_word(text);
  if (form_of(word) != nullptr) return std::nullopt;
  return "no expectation is called '" + std::string(word) + "'";
}

std::optional<std::string> failure_of(std::string_view expectation, const AnyState& state,
                                      int seats, const EventLog& events) {
  const Form* form = form_of(take_word(expectation));
  if (form == nullptr) return "no such expectation";
  return form->failure(expectation, Moment{state, seats, events});
}

std::vector<FailedExpectation> failed_expectations(const Record& record) {
  return failed_expectations(record, record.plies.size());
}

std::vector<FailedExpectation> failed_expectations(const Record& record, std::size_t most_plies) {
  std::vector<FailedExpectation> failed;
  AnyState state = record.start();
  EventLog events;
  std::size_t plies = 0;
  for (const Expectation& expectation : record.expectations) {
    if (expectation.after_plies > most_plies) break;
    for (; plies < expectation.after_plies; ++plies) {
      events.clear();
      record.game->apply(state, record.plies[plies], &events);
    }
    if (auto found = failure_of(expectation.text, state, record.seats, events)) {
      failed.push_back({expectation.line, expectation.text, *std::move(found)});
    }
  }
  return failed;
}

}  // namespace mohreh
