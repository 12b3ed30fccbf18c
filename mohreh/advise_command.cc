#include <cstdio>

#include "bots/players/advice.h"
#include "clients/terminal/voice.h"
#include "engine/record/record.h"
#include "mohreh/commands.h"

namespace mohreh {
namespace {

struct AdviseArguments {
  std::string file;
  std::optional<std::size_t> ply;
  std::optional<int> seat;
  int iterations = 0;
  int threads = 1;
  std::uint64_t seed = 1;
  std::string language;
  bool json = false;
};

// The position somebody asks about.
struct Question {
  const AnyGame* game = nullptr;
  AnyState state;
  std::size_t ply = 0;
  Seat seat;
  bool awaited = false;  // else the seat has nothing to choose now
};

Question question_of(const AdviseArguments& arguments, const Record& record) {
  Question question;
  question.game = record.game;
  question.ply = arguments.ply.value_or(record.plies.size());
  if (question.ply > record.plies.size()) {
    throw UsageError("--ply " + std::to_string(question.ply) + " is beyond the last ply, " +
                     std::to_string(record.plies.size()));
  }
  question.state = record.state_after(question.ply);
  const Awaited awaited = record.game->actors(question.state);
  if (awaited.nobody()) {
    throw UsageError("the match is over after ply " + std::to_string(question.ply) +
                     ": choose an earlier one with --ply, or see `mohreh review`");
  }
  if (arguments.seat && (*arguments.seat < 0 || *arguments.seat >= record.seats)) {
    throw UsageError("--seat takes a seat from 0 to " + std::to_string(record.seats - 1));
  }
  if (!arguments.seat && awaited.chance) {
    throw UsageError("chance is to move after ply " + std::to_string(question.ply) +
                     ": choose another --ply, or a --seat whose odds to tell");
  }
  question.seat = arguments.seat ? seat_of(*arguments.seat) : awaited.seats.lowest();
  question.awaited = awaited.seats.has(question.seat);
  return question;
}

// People are advised from what lies open to them, not from what a perfect memory would hold.
Advice answer(const AdviseArguments& arguments, const Question& question) {
  const AnyGame& game = *question.game;
  const AnyView view = game.view(question.state, {question.seat, Recall::table});
  if (!question.awaited) {
    Advice advice;
    advice.odds = game.odds(view, question.seat);
    return advice;
  }
  AnyMoveList legal;
  game.legal_moves(question.state, question.seat, legal);
  const int iterations =
      arguments.iterations > 0 ? arguments.iterations : usual_advice_iterations(game);
  Rng rng(arguments.seed);
  return make_adviser(game, iterations, {1, arguments.threads, nullptr})
      ->advise(view, question.seat, legal, rng);
}

void print_json(const Question& question, const Advice& advice) {
  std::string json;
  JsonWriter out(json);
  out.begin_object();
  out.field("game", question.game->info->key);
  out.field("ply", question.ply);
  out.field("seat", static_cast<int>(question.seat.index));
  out.field("iterations", advice.iterations);
  out.key("moves");
  out.begin_array();
  for (const MoveAdvice& each : advice.moves) {
    out.begin_object();
    out.field("move", std::string_view(question.game->move_text(question.state, each.move)));
    out.field("code", each.move.code);
    out.field("visits", each.visits);
    if (each.visits > 0) {
      out.field("chance", each.chance);
      out.field("error", each.chance_error);
      out.field("points", each.points);
    }
    out.end_object();
  }
  out.end_array();
  out.key("odds");
  out.begin_array();
  for (const OddsRow& row : advice.odds) {
    out.begin_object();
    out.field("key", row.key);
    out.field("n", row.n);
    out.field("numerator", row.numerator);
    out.field("denominator", row.denominator);
    out.end_object();
  }
  out.end_array();
  out.end_object();
  std::puts(json.c_str());
}

void print_text(const Question& question, const Advice& advice, const Voice& voice) {
  for (const OddsRow& row : advice.odds) std::puts(voice.odds_line(row).c_str());
  for (const MoveAdvice& each : advice.moves) {
    if (each.visits == 0) continue;
    const std::string line = voice.say(
        "term_advice", {{"a", voice.percent(each.chance)},
                        {"b", voice.percent(each.chance_error)},
                        {"n", voice.number(static_cast<int>(each.points + 0.5))},
                        {"name", voice.move_label(each.move) + " [" +
                                     question.game->move_text(question.state, each.move) + "]"}});
    std::puts(line.c_str());
  }
}

void run(const AdviseArguments& arguments) {
  const auto record = read_record(read_file(arguments.file));
  if (!record) throw UsageError(arguments.file + ":" + record.error().message());
  const Question question = question_of(arguments, *record);
  const Advice advice = answer(arguments, question);
  if (arguments.json) {
    print_json(question, advice);
  } else {
    print_text(question, advice,
               Voice(language_argument(arguments.language), false, *question.game));
  }
}

}  // namespace

void add_advise_command(CLI::App& app) {
  auto* command = app.add_subcommand(
      "advise", "What a strong player thinks of a position in a record, and the plain odds");
  auto arguments = std::make_shared<AdviseArguments>();
  command->add_option("file", arguments->file, "The record, or - for standard input")->required();
  command->add_option("--ply", arguments->ply, "The position after this many plies (default: all)");
  command->add_option("--seat", arguments->seat, "Whom to advise (default: who is to choose)");
  command
      ->add_option("--iterations", arguments->iterations,
                   "How long to search (default: a tenth of what the level master has)")
      ->check(CLI::Range(1, 100'000'000));
  command->add_option("--threads", arguments->threads, "Search on so many cores")
      ->check(CLI::Range(1, 256));
  command->add_option("--seed", arguments->seed, "The same seed gives the same advice")
      ->capture_default_str();
  command->add_option("--lang", arguments->language, "fa or en (default: as the system)");
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([arguments] { run(*arguments); });
}

}  // namespace mohreh
