#include <algorithm>
#include <cstdio>

#include "bots/selfplay/review.h"
#include "clients/terminal/voice.h"
#include "mohreh/commands.h"
#include "mohreh/progress.h"

namespace mohreh {
namespace {

struct ReviewArguments {
  std::string file;
  ReviewSetting setting;
  std::string language;
  std::size_t worst = 10;
  std::optional<std::size_t> plies;
  bool json = false;
};

void write_seats(JsonWriter& out, const Record& record, const Review& review) {
  out.key("seats");
  out.begin_array();
  for (std::size_t s = 0; s < review.seats.size(); ++s) {
    const SeatReview& seat = review.seats[s];
    out.begin_object();
    out.field("seat", s);
    out.field("name", std::string_view(record.names[s]));
    out.field("start", seat.start);
    out.field("result", seat.result);
    out.field("luck", seat.luck);
    out.field("choice", seat.choice);
    out.field("others", seat.others);
    out.field("error", seat.error);
    out.field("decisions", seat.decisions);
    out.field("cost", seat.cost);
    out.end_object();
  }
  out.end_array();
}

void print_json(const Record& record, const Review& review) {
  const AnyGame& game = *record.game;
  std::string json;
  JsonWriter out(json);
  out.begin_object();
  out.field("game", game.info->key);
  out.field("plies", review.plies);
  out.field("looked_at", review.looked_at);
  write_seats(out, record, review);
  out.key("decisions");
  out.begin_array();
  for (const ReviewedDecision& each : review.decisions) {
    const AnyState state = record.state_after(each.ply);
    out.begin_object();
    out.field("ply", each.ply);
    out.field("seat", static_cast<int>(each.seat.index));
    out.field("chosen", std::string_view(game.move_text(state, each.chosen)));
    out.field("best", std::string_view(game.move_text(state, each.best)));
    out.field("chosen_chance", each.chosen_chance);
    out.field("best_chance", each.best_chance);
    out.field("cost", each.cost);
    out.field("error", each.error);
    out.end_object();
  }
  out.end_array();
  out.end_object();
  std::puts(json.c_str());
}

// The costliest decisions first, those whose cost is beyond their error.
std::vector<ReviewedDecision> costliest(const Review& review, std::size_t most) {
  std::vector<ReviewedDecision> found;
  for (const ReviewedDecision& each : review.decisions) {
    if (each.cost > each.error) found.push_back(each);
  }
  std::sort(found.begin(), found.end(),
            [](const ReviewedDecision& one, const ReviewedDecision& other) {
              return one.cost != other.cost ? one.cost > other.cost : one.ply < other.ply;
            });
  if (found.size() > most) found.resize(most);
  return found;
}

// A move in words; as records write it, too, where the words alone do not tell it from the other.
std::string told_apart(const Voice& voice, const AnyState& state, AnyMove move, AnyMove other) {
  const std::string words = voice.told_move(move);
  if (words != voice.told_move(other)) return words;
  return words + " [" + state.game->move_text(state, move) + "]";
}

void print_text(const Record& record, const Review& review, const Voice& voice, std::size_t worst) {
  if (review.looked_at < review.plies) {
    const std::string line =
        voice.say("term_review_sampled", {{"a", voice.number(static_cast<int>(review.looked_at))},
                                          {"b", voice.number(static_cast<int>(review.plies))}});
    std::puts(line.c_str());
  }
  for (std::size_t s = 0; s < review.seats.size(); ++s) {
    const SeatReview& seat = review.seats[s];
    const std::string line =
        voice.say("term_review_seat", {{"name", voice.seat_name(seat_of(static_cast<int>(s)))},
                                       {"from", voice.percent(seat.start)},
                                       {"to", voice.percent(seat.result)},
                                       {"a", voice.signed_percent(seat.luck)},
                                       {"error", voice.percent(seat.error)},
                                       {"b", voice.signed_percent(seat.choice)},
                                       {"c", voice.signed_percent(seat.others)}});
    std::puts(line.c_str());
  }
  for (const ReviewedDecision& each : costliest(review, worst)) {
    const AnyState state = record.state_after(each.ply);
    const std::string line =
        voice.say("term_review_decision", {{"n", voice.number(static_cast<int>(each.ply))},
                                           {"name", voice.seat_name(each.seat)},
                                           {"a", told_apart(voice, state, each.chosen, each.best)},
                                           {"b", told_apart(voice, state, each.best, each.chosen)},
                                           {"c", voice.percent(each.cost)},
                                           {"error", voice.percent(each.error)}});
    std::puts(line.c_str());
  }
}

void run(const ReviewArguments& arguments) {
  const auto record = read_record(read_file(arguments.file));
  if (!record) throw UsageError(arguments.file + ":" + record.error().message());
  if (!record->game->actors(record->state_after(record->plies.size())).nobody()) {
    throw UsageError("the match in " + arguments.file +
                     " is not over: only a finished one can be reviewed (see `mohreh advise`)");
  }
  Voice voice(language_argument(arguments.language), false, *record->game);
  for (int s = 0; s < record->seats; ++s) {
    const std::string& name = record->names[static_cast<std::size_t>(s)];
    if (!name.empty()) voice.name_seat(seat_of(s), name);
  }
  ReviewSetting setting = arguments.setting;
  setting.most_plies =
      arguments.plies.value_or(static_cast<std::size_t>(usual_review_plies(*record->game)));
  Review review;
  {
    CountingLine line([&](std::size_t done, std::size_t all) {
      return voice.say("term_review_progress", {{"a", voice.number(static_cast<int>(done))},
                                                {"b", voice.number(static_cast<int>(all))}});
    });
    review = review_match(*record, setting,
                          [&](std::size_t done, std::size_t all) { line.tell(done, all); });
  }
  if (arguments.json) return print_json(*record, review);
  print_text(*record, review, voice, arguments.worst);
}

}  // namespace

void add_review_command(CLI::App& app) {
  auto* command = app.add_subcommand(
      "review", "Look back at a finished match: what decisions cost, and luck against choice");
  auto arguments = std::make_shared<ReviewArguments>();
  ReviewSetting& setting = arguments->setting;
  command->add_option("file", arguments->file, "The record, or - for standard input")->required();
  command
      ->add_option(
          "--iterations", setting.iterations,
          "How long to search at each decision (default: a tenth of what the level master has)")
      ->check(CLI::Range(1, 100'000'000));
  command->add_option("--rollouts", setting.rollouts, "How often to play on from each position")
      ->capture_default_str()
      ->check(CLI::Range(1, 100'000'000));
  command->add_option("--plies", arguments->plies,
                      "How many plies to look at, spread evenly (default: some ten seconds'\n"
                      "worth; 0: all)");
  command->add_option("--threads", setting.threads, "Search on so many cores")
      ->check(CLI::Range(1, 256));
  command->add_option("--seed", setting.seed, "The same seed gives the same review")
      ->capture_default_str();
  command->add_option("--worst", arguments->worst, "How many costly decisions to name")
      ->capture_default_str();
  command->add_option("--lang", arguments->language, "fa or en (default: as the system)");
  command->add_flag("--json", arguments->json, "As JSON, with every decision");
  command->callback([arguments] { run(*arguments); });
}

}  // namespace mohreh
