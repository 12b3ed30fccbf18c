#include "engine/facade/any_game.h"

#include "engine/core/json_fields.h"

namespace mohreh {
namespace {

Reason why_not_chance(const AnyState& state, AnyMove move) {
  if (!state.game->actors(state).chance) return kNotYourTurn;
  AnyChanceList chances;
  state.game->chance_moves(state, chances);
  for (const auto& chance : chances) {
    if (chance.move == move) return kNoReason;
  }
  return kUnknownMove;
}

}  // namespace

Reason try_apply(AnyState& state, const AnyPly& ply, EventLog* log) {
  const Reason reason = ply.by == kChance ? why_not_chance(state, ply.move)
                                          : state.game->why_not(state, ply.by, ply.move);
  if (reason.none()) state.game->apply(state, ply, log);
  return reason;
}

AnyPly random_ply(const AnyState& state, Rng& rng, AnyMoveList& moves) {
  const AnyGame& game = *state.game;
  const Awaited awaited = game.actors(state);
  moves.clear();
  if (awaited.chance) return {kChance, game.sample_chance(state, rng)};
  const Seat seat = awaited.seats.lowest();
  game.legal_moves(state, seat, moves);
  return {seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]};
}

std::optional<std::string> setup_problem(const AnyGame& game, const AnyOptions& options,
                                         int seats) {
  const GameInfo& info = *game.info;
  if (seats < info.min_seats || seats > info.max_seats) {
    return std::string(info.key) + " is played with " + std::to_string(info.min_seats) + " to " +
           std::to_string(info.max_seats) + " seats, not " + std::to_string(seats);
  }
  for (const OptionText& option : game.describe_options(options)) {
    const auto seat = parse_number(option.value);
    if (option.type == FirstSeat::type() && seat && *seat >= seats) {
      return std::string(option.key) + " " + option.value + " does not exist with " +
             std::to_string(seats) + " seats (they count from 0)";
    }
  }
  return std::nullopt;
}

Parsed<AnyOptions> parse_options(const AnyGame& game, std::string_view text) {
  return parse_options(game, text, game.info->rules_version);
}

Parsed<AnyOptions> parse_options(const AnyGame& game, std::string_view text, int rules_version) {
  AnyOptions options = game.default_options();
  if (!game.set_rules(options, rules_version)) {
    return TextError{1, 1,
                     "rules version " + std::to_string(rules_version) + " of " +
                         std::string(game.info->key) + " is not known here"};
  }
  std::vector<std::string_view> seen;
  const std::string_view whole = text;
  while (!text.empty()) {
    const auto offset = static_cast<int>(whole.size() - text.size());
    const bool more = text.find(',') != std::string_view::npos;
    std::string_view pair = take_until(text, ',');
    if (pair.find('=') == std::string_view::npos) {
      return TextError{1, offset + 1, "'" + std::string(pair) + "' is not of the form key=value"};
    }
    const std::string_view key = take_until(pair, '=');
    for (const std::string_view earlier : seen) {
      if (earlier == key) {
        return TextError{1, offset + 1, "the option " + std::string(key) + " stands here twice"};
      }
    }
    seen.push_back(key);
    if (auto error = game.set_option(options, key, pair)) {
      error->column += offset;
      return *std::move(error);
    }
    if (more && text.empty()) {
      return TextError{1, static_cast<int>(whole.size()), "an option is missing after the comma"};
    }
  }
  return options;
}

std::string options_text(const AnyOptions& options) {
  std::string text;
  for (const OptionText& option : options.game->describe_options(options)) {
    if (option.value == option.default_value) continue;
    if (!text.empty()) text += ',';
    text += option.key;
    text += '=';
    text += option.value;
  }
  return text;
}

void write_event(JsonWriter& out, const GameInfo& info, const Event& event) {
  const EventSpec& spec = info.events[event.key];
  out.begin_object();
  out.field("key", spec.key);
  for (std::size_t i = 0; i < event.param_count; ++i) {
    out.key(spec.params[i].name);
    if (spec.params[i].kind == ParamKind::seats) {
      write_json(out, SeatSet{static_cast<std::uint8_t>(event.params[i])});
    } else if (spec.params[i].kind == ParamKind::word) {
      out.value(word_of(spec.params[i], event.params[i]));
    } else {
      out.value(event.params[i]);
    }
  }
  out.end_object();
}

}  // namespace mohreh
