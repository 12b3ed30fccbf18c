#include "engine/record/playthrough.h"

#include <cstdio>

#include "engine/core/hash.h"
#include "engine/core/json_document.h"
#include "engine/core/words.h"
#include "engine/facade/registry.h"
#include "engine/record/position.h"

namespace mohreh {
namespace {

constexpr std::size_t kMovesShown = 8;

std::string seats_text(SeatSet seats) {
  std::string text;
  for (int s = 0; s < kMaxSeats; ++s) {
    if (seats.has(seat_of(s))) text += (text.empty() ? "" : ", ") + std::to_string(s);
  }
  return text;
}

// "awaited: seat 1   legal (2): draw, stop"
std::string question_text(const AnyState& state) {
  const AnyGame& game = *state.game;
  const Awaited awaited = game.actors(state);
  if (awaited.nobody()) return "awaited: nobody";
  if (awaited.chance) return "awaited: chance";
  AnyMoveList moves;
  game.legal_moves(state, awaited.seats.lowest(), moves);
  std::string text = "awaited: " + std::string(awaited.seats.size() > 1 ? "seats " : "seat ") +
                     seats_text(awaited.seats) + "   legal (" + std::to_string(moves.size()) +
                     "): ";
  for (std::size_t i = 0; i < moves.size() && i < kMovesShown; ++i) {
    text += (i == 0 ? "" : ", ") + game.move_text(state, moves[i]);
  }
  if (moves.size() > kMovesShown) {
    text += ", … " + game.move_text(state, moves[moves.size() - 1]);
  }
  return text;
}

std::string weight_text(const AnyState& state, AnyMove move) {
  AnyChanceList chances;
  state.game->chance_moves(state, chances);
  std::uint64_t total = 0;
  std::uint64_t weight = 0;
  for (const auto& chance : chances) {
    total += chance.weight;
    if (chance.move == move) weight = chance.weight;
  }
  return "   (weight " + std::to_string(weight) + " of " + std::to_string(total) + ")";
}

std::string audience_text(const Event& event, int seats) {
  const SeatSet table = SeatSet::first(seats);
  const bool everyone =
      event.audience.includes(kSpectator) && table.minus(event.audience.seats).empty();
  if (everyone) return "all";
  std::string text = seats_text(table.minus(table.minus(event.audience.seats)));
  if (event.audience.includes(kSpectator)) text += " spectators";
  return text;
}

void add_events(std::string& text, const GameInfo& info, const EventLog& events, int seats) {
  for (const Event& event : events) {
    text += "  event " + audience_text(event, seats) + ": ";
    JsonWriter writer(text);
    write_event(writer, info, event);
    text += "\n";
  }
}

std::string change_text(const JsonValue& was, const JsonValue& now) {
  return std::string(was.text()) + " -> " + std::string(now.text());
}

// Of a list only the entries that changed: "[1] 200 -> 150, [3] 90 -> 140".
std::string entries_text(const JsonValue& was, const JsonValue& now) {
  std::string text;
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (was.item(i).text() == now.item(i).text()) continue;
    text += (text.empty() ? "[" : ", [") + std::to_string(i) + "] " +
            change_text(was.item(i), now.item(i));
  }
  return text;
}

// The fields of the state that a ply changed.
void add_changes(std::string& text, const AnyState& before, const AnyState& after) {
  const auto old_json = JsonDocument::parse(position_text(before));
  const auto new_json = JsonDocument::parse(position_text(after));
  for (std::size_t i = 0; i < new_json->root().size(); ++i) {
    const JsonValue was = old_json->root().member(i);
    const JsonValue now = new_json->root().member(i);
    if (was.text() == now.text()) continue;
    const bool by_entry = now.is(JsonValue::Kind::array) && was.size() == now.size();
    text += "  change  " + std::string(new_json->root().key(i)) + ": " +
            (by_entry ? entries_text(was, now) : change_text(was, now)) + "\n";
  }
}

// Four hex digits of each viewer's view: equal digits, equal knowledge apart from who looks.
void add_views(std::string& text, const AnyState& state, int seats) {
  text += "  views ";
  for (int s = -1; s < seats; ++s) {
    const Seat viewer = s < 0 ? kSpectator : seat_of(s);
    std::string json;
    JsonWriter writer(json);
    state.game->json->write_view(writer, state.game->view(state, {viewer, Recall::table}));
    char digits[8];
    std::snprintf(digits, sizeof digits, "%04x",
                  static_cast<unsigned>(hash_bytes(json.data(), json.size()) & 0xFFFFU));
    text += " " + (s < 0 ? std::string("spectator") : std::to_string(s)) + ":" + digits;
  }
  text += "\n";
}

void add_outcome(std::string& text, const AnyState& state) {
  if (!state.game->actors(state).nobody()) return;
  const Outcome outcome = state.game->outcome(state);
  for (std::size_t s = 0; s < static_cast<std::size_t>(outcome.seats); ++s) {
    text += "seat " + std::to_string(s) + ": " + std::to_string(outcome.points[s]) +
            " points, rank " + std::to_string(outcome.ranks[s]) + "\n";
  }
}

void add_board(std::string& text, const AnyState& state) {
  text += state.game->board_text(state.game->view(state, {kSpectator, Recall::perfect}), Scribe());
  text += position_text(state) + "\n";
}

// Takes ", <label> <value>" off the front of `line`, for the first label without the comma.
std::string_view take_labelled(std::string_view& line, std::string_view label) {
  std::string_view piece = take_until(line, ',');
  return take_word(piece) == label ? trimmed(piece) : std::string_view();
}

}  // namespace

Parsed<std::string> playthrough_again(std::string_view golden) {
  const std::string_view first = take_until(golden, '\n');
  std::string_view line = first;
  const std::string_view start = take_until(line, ':');
  const AnyGame* game = find_game(start.substr(start.rfind(' ') + 1));
  if (game == nullptr) return TextError{1, 1, "'random play of GAME: …' is expected here"};
  const auto seats = parse_number(take_labelled(line, "seats"));
  const auto seed = parse_number<std::uint64_t>(take_labelled(line, "seed"));
  std::size_t after = 0;
  std::string_view rest = line;
  if (const auto number = parse_number<std::size_t>(take_labelled(rest, "after"))) {
    after = *number;
    line = rest;
  }
  const auto plies = parse_number<std::size_t>(take_labelled(line, "plies"));
  std::string_view options_text = trimmed(line);
  if (take_word(options_text) != "options" || !seats || !seed || !plies) {
    return TextError{1, 1, "seats, seed, plies and options are expected here"};
  }
  options_text = trimmed(options_text);
  const auto options = parse_options(*game, options_text == "none" ? "" : options_text);
  if (!options) return options.error();
  if (auto problem = setup_problem(*game, *options, *seats)) return TextError{1, 1, *problem};
  Record record = random_record(*game, *options, *seats, *seed, after + *plies);
  if (after > record.plies.size()) return TextError{1, 1, "the match is over before that"};
  if (after > 0) {
    record.position = record.state_after(after);
    record.plies.erase(record.plies.begin(),
                       record.plies.begin() + static_cast<std::ptrdiff_t>(after));
  }
  return std::string(first) + "\n" + playthrough_text(record);
}

std::string playthrough_text(const Record& record) {
  const GameInfo& info = *record.game->info;
  const std::string options = options_text(record.options);
  std::string text = "game " + std::string(info.key) + " " +
                     std::to_string(record.game->rules_of(record.options)) + "    options " +
                     (options.empty() ? "none" : options) + "    seats " +
                     std::to_string(record.seats) + "\n\n";
  AnyState state = record.start();
  add_board(text, state);
  EventLog events;
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    const AnyPly& ply = record.plies[i];
    text += "== ply " + std::to_string(i + 1) + "   " + question_text(state) + "\n";
    text += ply_text(state, ply);
    if (ply.by == kChance) text += weight_text(state, ply.move);
    text += "\n";
    const AnyState before = state;
    events.clear();
    record.game->apply(state, ply, &events);
    add_events(text, info, events, record.seats);
    add_changes(text, before, state);
    add_views(text, state, record.seats);
  }
  text += "== end   " + question_text(state) + "\n";
  add_board(text, state);
  add_outcome(text, state);
  return text;
}

Record random_record(const AnyGame& game, const AnyOptions& options, int seats, std::uint64_t seed,
                     std::size_t most) {
  Record record;
  record.game = &game;
  record.options = options;
  record.seats = seats;
  Rng rng(seed);
  AnyState state = record.start();
  AnyMoveList moves;
  while (record.plies.size() < most && !game.actors(state).nobody()) {
    const AnyPly ply = random_ply(state, rng, moves);
    game.apply(state, ply, nullptr);
    record.plies.push_back(ply);
  }
  return record;
}

}  // namespace mohreh
