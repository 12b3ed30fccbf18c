#include <cstdio>

#include "engine/record/expectation.h"
#include "engine/record/playthrough.h"
#include "engine/record/position.h"
#include "engine/record/record.h"
#include "mohreh/commands.h"

namespace mohreh {
namespace {

struct ReplayArguments {
  std::string file;
  std::string view;
  bool legal = false;
  bool json = false;
  bool playthrough = false;
  long long to = -1;
};

Viewer viewer_argument(const Record& record, const std::string& text) {
  if (text == "spectator") return {kSpectator, Recall::table};
  const auto seat = parse_number(text);
  if (!seat || *seat < 0 || *seat >= record.seats) {
    throw UsageError("--view takes a seat from 0 to " + std::to_string(record.seats - 1) +
                     " or 'spectator', not '" + text + "'");
  }
  return {seat_of(*seat), Recall::table};
}

void write_legal(JsonWriter& out, const AnyState& state) {
  const AnyGame& game = *state.game;
  const Awaited awaited = game.actors(state);
  out.begin_object();
  for (int s = 0; s < kMaxSeats; ++s) {
    if (!awaited.seats.has(seat_of(s))) continue;
    AnyMoveList moves;
    game.legal_moves(state, seat_of(s), moves);
    out.key(std::to_string(s));
    out.begin_array();
    for (const AnyMove move : moves) out.value(std::string_view(game.move_text(state, move)));
    out.end_array();
  }
  if (awaited.chance) {
    AnyChanceList chances;
    game.chance_moves(state, chances);
    out.key("chance");
    out.begin_array();
    for (const auto& chance : chances) {
      out.begin_object();
      out.field("move", std::string_view(game.move_text(state, chance.move)));
      out.field("weight", chance.weight);
      out.end_object();
    }
    out.end_array();
  }
  out.end_object();
}

void write_awaited(JsonWriter& out, Awaited awaited) {
  out.begin_array();
  for (int s = 0; s < kMaxSeats; ++s) {
    if (awaited.seats.has(seat_of(s))) out.value(s);
  }
  if (awaited.chance) out.value("chance");
  out.end_array();
}

void write_outcome(JsonWriter& out, const Outcome& outcome) {
  out.begin_object();
  for (const bool ranks : {false, true}) {
    out.key(ranks ? "ranks" : "points");
    out.begin_array();
    for (std::size_t s = 0; s < static_cast<std::size_t>(outcome.seats); ++s) {
      out.value(ranks ? static_cast<int>(outcome.ranks[s]) : outcome.points[s]);
    }
    out.end_array();
  }
  out.end_object();
}

void print_json(const ReplayArguments& arguments, const Record& record, const AnyState& state,
                std::size_t plies) {
  const AnyGame& game = *record.game;
  std::string json;
  JsonWriter out(json);
  out.begin_object();
  out.field("game", game.info->key);
  out.field("seats", record.seats);
  out.field("options", std::string_view(options_text(record.options)));
  out.field("plies", plies);
  if (arguments.view.empty()) {
    out.key("state");
    game.json->write_state(out, state);
  } else {
    out.key("view");
    game.json->write_view(out, game.view(state, viewer_argument(record, arguments.view)));
  }
  out.key("awaited");
  write_awaited(out, game.actors(state));
  if (arguments.legal) {
    out.key("legal");
    write_legal(out, state);
  }
  out.key("outcome");
  if (game.actors(state).nobody()) {
    write_outcome(out, game.outcome(state));
  } else {
    out.null();
  }
  out.end_object();
  std::puts(json.c_str());
}

void print_text(const ReplayArguments& arguments, const Record& record, const AnyState& state,
                std::size_t plies) {
  const AnyGame& game = *record.game;
  const Viewer viewer = arguments.view.empty() ? Viewer{kSpectator, Recall::perfect}
                                               : viewer_argument(record, arguments.view);
  if (!record.title.empty()) std::printf("%s\n", record.title.c_str());
  std::printf("%s, %d seats, after ply %zu of %zu\n\n", std::string(game.info->key).c_str(),
              record.seats, plies, record.plies.size());
  std::fputs(game.board_text(game.view(state, viewer), Scribe()).c_str(), stdout);
  if (arguments.view.empty()) std::printf("\nstate %s\n", position_text(state).c_str());
  const Awaited awaited = game.actors(state);
  std::string who = awaited.chance ? " chance" : awaited.nobody() ? " nobody" : "";
  for (int s = 0; s < record.seats; ++s) {
    if (awaited.seats.has(seat_of(s))) who += " seat " + std::to_string(s);
  }
  std::printf("awaited:%s\n", who.c_str());
  if (arguments.legal) {
    std::string json;
    JsonWriter out(json);
    write_legal(out, state);
    std::printf("legal: %s\n", json.c_str());
  }
  if (!awaited.nobody()) return;
  const Outcome outcome = game.outcome(state);
  for (std::size_t s = 0; s < static_cast<std::size_t>(outcome.seats); ++s) {
    std::printf("seat %zu: %d points, rank %d\n", s, outcome.points[s], outcome.ranks[s]);
  }
}

// Whether all that is expected up to there holds; what does not is told.
bool holds(const std::string& file, const Record& record, std::size_t plies) {
  const auto failed = failed_expectations(record, plies);
  for (const FailedExpectation& each : failed) {
    std::fprintf(stderr, "%s:%d: expected %s, but found %s\n", file.c_str(), each.line,
                 each.text.c_str(), each.found.c_str());
  }
  return failed.empty();
}

void run(const ReplayArguments& arguments) {
  const auto start = read_record_start(read_file(arguments.file));
  if (!start) throw UsageError(arguments.file + ":" + start.error().message());
  const Record* record = &start->record;
  const auto all = record->plies.size();
  const bool beyond = arguments.to > static_cast<long long>(all);
  if (start->stopped && (arguments.to < 0 || beyond)) {
    holds(arguments.file, *record, all);  // what failed before the bad line may be why it is bad
    throw UsageError(arguments.file + ":" + start->stopped->message());
  }
  if (beyond) {
    throw UsageError("--to " + std::to_string(arguments.to) + " is beyond the last ply, " +
                     std::to_string(all));
  }
  const std::size_t plies = arguments.to < 0 ? all : static_cast<std::size_t>(arguments.to);
  if (arguments.playthrough) {
    Record until = *record;
    until.plies.resize(plies);
    std::fputs(playthrough_text(until).c_str(), stdout);
  } else {
    const AnyState state = record->state_after(plies);
    if (arguments.json) {
      print_json(arguments, *record, state, plies);
    } else {
      print_text(arguments, *record, state, plies);
    }
  }
  if (!holds(arguments.file, *record, plies)) throw Failed{};
}

}  // namespace

void add_replay_command(CLI::App& app) {
  auto* command = app.add_subcommand(
      "replay", "Read a record, check it ply by ply and show where it leads (docs/record.md)");
  auto arguments = std::make_shared<ReplayArguments>();
  command->add_option("file", arguments->file, "The record, or - for standard input")->required();
  command->add_option("--view", arguments->view,
                      "Show what this seat (or 'spectator') may know instead of the whole state");
  command->add_option("--to", arguments->to, "Stop after this many plies")
      ->check(CLI::NonNegativeNumber);
  command->add_flag("--legal", arguments->legal, "Also list the legal moves");
  command->add_flag("--playthrough", arguments->playthrough, "Print the whole match, ply by ply");
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([arguments] { run(*arguments); });
}

}  // namespace mohreh
