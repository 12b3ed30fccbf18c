#include "bots/players/external.h"

#include <algorithm>
#include <utility>

#include "engine/core/json_document.h"

namespace mohreh {
namespace {

constexpr int kProtocol = 1;
constexpr std::string_view kPrefix = "exec:";

std::string hello_line(const AnyGame& game) {
  std::string line;
  JsonWriter out(line);
  out.begin_object();
  out.field("type", "hello");
  out.field("protocol", kProtocol);
  out.field("game", game.info->key);
  out.field("rules_version", game.info->rules_version);
  out.end_object();
  return line;
}

std::string match_line(const AnyOptions& options, int seats, Seat seat) {
  std::string line;
  JsonWriter out(line);
  out.begin_object();
  out.field("type", "match");
  out.field("seats", seats);
  out.field("seat", static_cast<int>(seat.index));
  out.key("options");
  out.begin_object();
  for (const OptionText& option : options.game->describe_options(options)) {
    out.field(option.key, std::string_view(option.value));
  }
  out.end_object();
  out.end_object();
  return line;
}

std::string choose_line(std::int64_t id, const AnyView& view, Seat seat, const AnyMoveList& legal) {
  const AnyJson& json = *view.game->json;
  std::string line;
  JsonWriter out(line);
  out.begin_object();
  out.field("type", "choose");
  out.field("id", id);
  out.field("seat", static_cast<int>(seat.index));
  out.key("view");
  json.write_view(out, view);
  out.key("moves");
  out.begin_array();
  for (const AnyMove move : legal) {
    out.begin_object();
    out.field("code", move.code);
    out.key("move");
    json.write_move(out, move);
    out.end_object();
  }
  out.end_array();
  out.end_object();
  return line;
}

struct Answer {
  std::int64_t id = 0;
  std::int64_t move = 0;
};

Parsed<Answer> read_answer(std::string_view line) {
  const auto document = JsonDocument::parse(line);
  if (!document) return document.error();
  const JsonValue root = document->root();
  if (!root.is(JsonValue::Kind::object)) return root.error("an answer is an object");
  const auto number = [&root](std::string_view key) -> std::optional<std::int64_t> {
    const auto value = root.find(key);
    return value ? value->integer() : std::nullopt;
  };
  const auto id = number("id");
  const auto move = number("move");
  if (!id || !move) return root.error("an answer has \"id\" and \"move\", both whole numbers");
  return Answer{*id, *move};
}

}  // namespace

ExternalPlayer::ExternalPlayer(const AnyGame& game, std::string command,
                               const ExternalLimits& limits)
    : game_(game), command_(std::move(command)), limits_(limits) {}

void ExternalPlayer::start() {
  ++starts_;
  fresh_ = true;
  late_ = 0;
  program_ = std::make_unique<Program>(command_, limits_.longest_line, limits_.farewell);
  program_->say(hello_line(game_));
}

void ExternalPlayer::begin_match(const AnyOptions& options, int seats, Seat seat) {
  if (program_ == nullptr && starts_ <= limits_.restarts) start();
  if (program_ != nullptr) program_->say(match_line(options, seats, seat));
}

AnyMove ExternalPlayer::choose(const AnyView& view, Seat seat, const AnyMoveList& legal, Rng& rng) {
  if (starts_ == 0) start();
  if (program_ != nullptr) {
    program_->say(choose_line(++asked_, view, seat, legal));
    if (const auto move = await_answer(legal)) return *move;
  }
  ++faults_;
  return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

// None is a fault, and `fault_` says why.
std::optional<AnyMove> ExternalPlayer::await_answer(const AnyMoveList& legal) {
  const auto time = std::exchange(fresh_, false) ? limits_.first_move : limits_.move;
  const auto until = Program::Clock::now() + time;
  std::string line;
  while (true) {
    switch (program_->hear(line, until)) {
      case Program::Heard::late:
        fault_ = "no answer within " + std::to_string(time.count()) + " ms";
        if (++late_ == limits_.late_in_a_row) dismiss(fault_ + " again and again");
        return std::nullopt;
      case Program::Heard::flood:
        dismiss("a line longer than " + std::to_string(limits_.longest_line) + " bytes");
        return std::nullopt;
      case Program::Heard::ended:
        dismiss("the program " + program_->end());
        return std::nullopt;
      case Program::Heard::line:
        break;
    }
    const auto answer = read_answer(line);
    if (answer && answer->id >= 1 && answer->id < asked_) continue;  // that move is made already
    late_ = 0;
    if (!answer) {
      fault_ = "not an answer: " + answer.error().message();
    } else if (answer->id != asked_) {
      fault_ = "an answer to question " + std::to_string(answer->id) + ", which was not asked";
    } else {
      const auto chosen = std::find_if(legal.begin(), legal.end(), [&](AnyMove move) {
        return std::int64_t{move.code} == answer->move;
      });
      if (chosen != legal.end()) return *chosen;
      fault_ = "move " + std::to_string(answer->move) + " is not legal";
    }
    return std::nullopt;
  }
}

void ExternalPlayer::dismiss(std::string reason) {
  program_ = nullptr;
  fault_ = std::move(reason);
}

bool is_external(std::string_view name) {
  return name.starts_with(kPrefix) && name.size() > kPrefix.size();
}

std::unique_ptr<Player> make_external(const AnyGame& game, std::string_view name) {
  if (!is_external(name)) return nullptr;
  return std::make_unique<ExternalPlayer>(game, std::string(name.substr(kPrefix.size())));
}

}  // namespace mohreh
