#include <span>
#include <utility>

#include "engine/core/hex.h"
#include "engine/core/utf8.h"
#include "engine/core/words.h"
#include "engine/facade/registry.h"
#include "engine/record/expectation.h"
#include "engine/record/position.h"
#include "engine/record/record.h"

namespace mohreh {
namespace {

// Reads line by line; `state_` follows the plies, for moves are read where they are made.
class RecordReader {
 public:
  explicit RecordReader(std::string_view text) : rest_(text) {}

  Parsed<RecordStart> run() {
    if (rest_.size() > kMaxRecordBytes) {
      return TextError{1, 1,
                       "the file is larger than " + std::to_string(kMaxRecordBytes) + " bytes"};
    }
    while (!rest_.empty()) {
      const bool good = next_line() && (is_blank_line() || statement());
      if (!good && stage_ < Stage::plies) return fault();
      if (!good) return RecordStart{std::move(record_), fault()};
    }
    if (stage_ < Stage::seats || stage_ == Stage::match) {
      ++line_number_;
      column_ = 1;
      fail(1, "the file ends before the header is complete");
      return fault();
    }
    if (!begin()) return fault();
    return RecordStart{std::move(record_), std::nullopt};
  }

 private:
  // How far the header has come; each line moves it on and none may come twice or too late.
  enum class Stage {
    nothing,
    format,
    game,
    seats,
    options,
    title,
    names,
    position,
    match,
    commitment,
    seed,
    entropy,
    plies
  };

  TextError fault() const { return {line_number_, column_, reason_}; }
  bool fail(std::size_t column, std::string reason) {
    column_ = static_cast<int>(column);
    reason_ = std::move(reason);
    return false;
  }
  // Fails at where `piece`, a part of the line, begins.
  bool fail_at(std::string_view piece, std::string reason) {
    return fail(static_cast<std::size_t>(piece.data() - line_.data()) + 1, std::move(reason));
  }

  bool next_line() {
    ++line_number_;
    line_ = take_until(rest_, '\n');
    if (!line_.empty() && line_.back() == '\r') line_.remove_suffix(1);
    if (line_.size() > kMaxLineBytes) return fail(1, "the line is too long");
    const std::size_t bad = find_unprintable(line_);
    return bad == std::string_view::npos ||
           fail(bad + 1, "a byte that is not UTF-8, or a control character");
  }

  bool is_blank_line() const {
    const std::string_view visible = trimmed(line_);
    return visible.empty() || visible.front() == '#';
  }

  std::string_view without_comment(std::string_view text) const {
    for (std::size_t i = 1; i < text.size(); ++i) {
      if (text[i] == '#' && is_blank(text[i - 1])) return trimmed(text.substr(0, i));
    }
    return trimmed(text);
  }

  bool statement() {
    std::string_view rest = line_;
    const std::string_view word = take_word(rest);
    if (stage_ == Stage::nothing) return format_line(word, without_comment(rest));
    if (word == "game") return at_stage(Stage::game, word) && game_line(without_comment(rest));
    if (stage_ == Stage::format)
      return fail_at(word, "the line 'game KEY VERSION' is expected here");
    if (word == "seats") return at_stage(Stage::seats, word) && seats_line(without_comment(rest));
    if (stage_ == Stage::game) return fail_at(word, "the line 'seats N' is expected here");
    if (word == "options")
      return at_stage(Stage::options, word) && options_line(without_comment(rest));
    if (word == "title") return at_stage(Stage::title, word) && title_line(trimmed(rest));
    if (word == "name") return at_stage(Stage::names, word) && name_line(trimmed(rest));
    if (word == "position") return at_stage(Stage::position, word) && position_line(trimmed(rest));
    if (word == "match") return at_stage(Stage::match, word) && match_line(without_comment(rest));
    if (word == "commitment")
      return promised(Stage::commitment, word) && commitment_line(without_comment(rest));
    if (stage_ == Stage::match) return fail_at(word, "the line 'commitment HEX' is expected here");
    if (word == "seed") return promised(Stage::seed, word) && seed_line(without_comment(rest));
    if (word == "entropy")
      return promised(Stage::entropy, word) && entropy_line(without_comment(rest));
    if (!begin()) return false;
    if (word == "expect") return expect_line(without_comment(rest));
    return ply_line(without_comment(line_));
  }

  bool at_stage(Stage stage, std::string_view word) {
    const bool repeats = stage_ == stage && stage != Stage::names && stage != Stage::entropy;
    if (repeats) return fail_at(word, "'" + std::string(word) + "' stands here twice");
    if (stage_ > stage) return fail_at(word, "'" + std::string(word) + "' comes too late");
    stage_ = stage;
    return true;
  }

  // The lines of a shuffle that come after 'match'.
  bool promised(Stage stage, std::string_view word) {
    if (stage_ < Stage::match) {
      return fail_at(word, "the line 'match HEX' must come before '" + std::string(word) + "'");
    }
    return at_stage(stage, word);
  }

  bool format_line(std::string_view word, std::string_view rest) {
    if (word != "mohreh" || take_word(rest) != "record") {
      return fail(1, "a record begins with 'mohreh record " + std::to_string(kRecordFormat) + "'");
    }
    if (parse_number(trimmed(rest)) != kRecordFormat) {
      return fail(1, "record format '" + std::string(trimmed(rest)) + "' is not known here");
    }
    stage_ = Stage::format;
    return true;
  }

  bool game_line(std::string_view rest) {
    const std::string_view key = take_word(rest);
    record_.game = find_game(key);
    if (record_.game == nullptr)
      return fail_at(key, "no game is called '" + std::string(key) + "'");
    const std::string_view version = trimmed(rest);
    record_.options = record_.game->default_options();
    if (!record_.game->set_rules(record_.options, parse_number(version).value_or(0))) {
      return fail_at(key, "rules version '" + std::string(version) + "' of " + std::string(key) +
                              " is not known here");
    }
    return true;
  }

  bool seats_line(std::string_view rest) {
    const auto seats = parse_number(rest);
    if (!seats) return fail_at(line_, "a number of seats is expected here");
    if (auto problem = setup_problem(*record_.game, record_.options, *seats)) {
      return fail_at(rest, *std::move(problem));
    }
    record_.seats = *seats;
    return true;
  }

  bool options_line(std::string_view rest) {
    const int rules = record_.game->rules_of(record_.options);
    auto options = parse_options(*record_.game, rest, rules);
    if (!options) {
      fail_at(rest, options.error().reason);
      column_ += options.error().column - 1;
      return false;
    }
    record_.options = *options;
    if (auto problem = setup_problem(*record_.game, record_.options, record_.seats)) {
      return fail_at(rest, *std::move(problem));
    }
    return true;
  }

  bool title_line(std::string_view rest) {
    record_.title = rest;
    return true;
  }

  bool name_line(std::string_view rest) {
    const std::string_view number = take_word(rest);
    const auto seat = parse_number(number);
    if (!seat || *seat < 0 || *seat >= record_.seats) return fail_at(number, "no such seat");
    if (*seat <= last_named_) return fail_at(number, "names come once a seat, in rising order");
    last_named_ = *seat;
    record_.names[static_cast<std::size_t>(*seat)] = trimmed(rest);
    return true;
  }

  bool position_line(std::string_view rest) {
    auto position = read_position(rest, record_.options, record_.seats);
    if (!position) {
      fail_at(rest, position.error().reason);
      column_ += position.error().column - 1;
      return false;
    }
    record_.position = *position;
    return true;
  }

  bool match_line(std::string_view rest) {
    record_.shuffle.emplace();
    return bytes_in(rest, record_.shuffle->match);
  }

  bool commitment_line(std::string_view rest) {
    return bytes_in(rest, record_.shuffle->commitment);
  }

  bool seed_line(std::string_view rest) { return bytes_in(rest, record_.shuffle->seed.emplace()); }

  bool entropy_line(std::string_view rest) {
    const std::string_view number = take_word(rest);
    const auto seat = parse_number(number);
    if (!seat || *seat < 0 || *seat >= record_.seats) return fail_at(number, "no such seat");
    if (*seat <= last_contributor_) {
      return fail_at(number, "entropy comes once a seat, in rising order");
    }
    last_contributor_ = *seat;
    auto& contribution = record_.shuffle->contributions[static_cast<std::size_t>(*seat)];
    return bytes_in(trimmed(rest), contribution.emplace());
  }

  bool bytes_in(std::string_view text, std::span<std::uint8_t> bytes) {
    return read_hex(text, bytes) || fail_at(text, std::to_string(2 * bytes.size()) +
                                                      " hex digits, lower-case, are expected here");
  }

  // The header is over: from here on `state_` follows the match.
  bool begin() {
    if (stage_ == Stage::plies) return true;
    stage_ = Stage::plies;
    state_ = record_.start();
    return true;
  }

  bool expect_line(std::string_view rest) {
    if (auto problem = expectation_problem(rest)) return fail_at(rest, *std::move(problem));
    record_.expectations.push_back({record_.plies.size(), line_number_, std::string(rest)});
    return true;
  }

  bool ply_line(std::string_view line) {
    const std::string_view who = trimmed(take_until(line, ':'));
    const std::string_view text = trimmed(line);
    Seat by;
    if (!read_actor(who, by))
      return fail_at(who, "'seat N:', 'chance:' or 'expect' is expected here");
    const auto move = record_.game->parse_move(state_, text);
    if (!move) return fail_at(text, "'" + std::string(text) + "' is no move of this game");
    const SeatSet awaited = record_.game->actors(state_).seats;
    if (awaited.has(by) && awaited.lowest() != by) {
      return fail_at(who, "seats that choose at once stand in rising order");
    }
    const AnyPly ply{by, *move};
    if (const Reason reason = try_apply(state_, ply, nullptr); !reason.none()) {
      return fail_at(text, std::string(text) + " is refused: " + std::string(reason.key));
    }
    record_.plies.push_back(ply);
    return true;
  }

  bool read_actor(std::string_view who, Seat& by) const {
    if (who == "chance") {
      by = kChance;
      return true;
    }
    if (take_word(who) != "seat") return false;
    const auto seat = parse_number(trimmed(who));
    if (!seat || *seat < 0 || *seat >= record_.seats) return false;
    by = seat_of(*seat);
    return true;
  }

  std::string_view rest_;
  std::string_view line_;
  int line_number_ = 0;
  int column_ = 1;
  std::string reason_;
  Stage stage_ = Stage::nothing;
  int last_named_ = -1;
  int last_contributor_ = -1;
  Record record_;
  AnyState state_;
};

}  // namespace

Parsed<RecordStart> read_record_start(std::string_view text) {
  return RecordReader(text).run();
}

Parsed<Record> read_record(std::string_view text) {
  Parsed<RecordStart> start = read_record_start(text);
  if (!start) return start.error();
  if (start->stopped) return *std::move(start->stopped);
  return std::move(start->record);
}

}  // namespace mohreh
