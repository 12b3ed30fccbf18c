#include "clients/terminal/table.h"

#include <algorithm>
#include <chrono>
#include <istream>
#include <ostream>
#include <thread>

#include "clients/terminal/choice.h"
#include "clients/terminal/wrapping.h"

namespace mohreh {
namespace {

constexpr std::size_t kLogLines = 20;

}  // namespace

TerminalTable::TerminalTable(Record& record, TableSetting setting, const Voice& voice,
                             std::istream& in, std::ostream& out)
    : record_(record),
      setting_(std::move(setting)),
      voice_(voice),
      in_(in),
      out_(out),
      state_(record.state_after(record.plies.size())),
      rng_(setting_.seed) {
  const auto person = std::find(setting_.players.begin(), setting_.players.end(), nullptr);
  const bool one_person =
      std::count(setting_.players.begin(), setting_.players.end(), nullptr) == 1;
  if (one_person) watcher_ = seat_of(static_cast<int>(person - setting_.players.begin()));
}

bool TerminalTable::run() {
  const AnyGame& game = *record_.game;
  write(voice_.paint(Ink::strong, voice_.title()) + "\n" + voice_.word("tagline") + "\n" +
        voice_.paint(Ink::faint, voice_.say("term_hint")) + "\n\n");
  for (int s = 0; s < record_.seats; ++s) {
    Player* player = setting_.players[static_cast<std::size_t>(s)].get();
    if (player != nullptr) player->begin_match(record_.options, record_.seats, seat_of(s));
  }
  for (Awaited awaited = game.actors(state_); !awaited.nobody(); awaited = game.actors(state_)) {
    if (awaited.chance) {
      commit({kChance, game.sample_chance(state_, rng_)});
      continue;
    }
    const Seat seat = awaited.seats.lowest();
    if (setting_.players[seat.slot()] != nullptr) {
      let_player_choose(seat);
    } else if (ask_person(seat) == Answer::left) {
      return false;
    }
  }
  show_result();
  return true;
}

void TerminalTable::commit(const AnyPly& ply) {
  EventLog events;
  record_.game->apply(state_, ply, &events);
  record_.plies.push_back(ply);
  show_events(events);
}

void TerminalTable::commit_draft() {
  for (const DraftPly& staged : draft_) commit(staged.ply);
  draft_.clear();
}

void TerminalTable::let_player_choose(Seat seat) {
  AnyMoveList legal;
  record_.game->legal_moves(state_, seat, legal);
  const AnyView view = record_.game->view(state_, {seat, Recall::perfect});
  Player& player = *setting_.players[seat.slot()];
  commit({seat, player.choose(view, seat, legal, rng_)});
}

// Asks until the person's draft is committed or the person leaves. Plies that reveal nothing stay
// in the draft and may be taken back; the first that reveals something commits them all.
TerminalTable::Answer TerminalTable::ask_person(Seat seat) {
  const AnyGame& game = *record_.game;
  show_board(drafted(), seat);
  AnyMoveList moves;
  game.legal_moves(drafted(), seat, moves);
  show_moves(moves);
  std::string line;
  while (true) {
    out_ << voice_.paint(Ink::own, voice_.say("term_prompt")) << "> " << std::flush;
    if (!read_line(line)) return Answer::left;
    const Choice choice = read_choice(line, drafted(), seat, moves);
    switch (choice.kind) {
      case ChoiceKind::quit:
        return Answer::left;
      case ChoiceKind::help:
        show_help(drafted(), moves);
        break;
      case ChoiceKind::board:
        show_board(drafted(), seat);
        show_moves(moves);
        break;
      case ChoiceKind::odds:
        show_odds(drafted(), seat);
        break;
      case ChoiceKind::log:
        show_log();
        break;
      case ChoiceKind::take_back:
        if (take_back()) return Answer::made;
        write(voice_.say("term_nothing_to_take_back") + "\n");
        break;
      case ChoiceKind::refused:
        write(voice_.paint(Ink::bad, voice_.reason_line(choice.reason)) + "\n");
        break;
      case ChoiceKind::unknown:
        write(voice_.say("term_not_a_choice", {{"name", line}}) + "\n");
        break;
      case ChoiceKind::move: {
        const Confirmation answer = confirm(drafted(), seat, choice.move);
        if (answer == Confirmation::left) return Answer::left;
        if (answer == Confirmation::taken_back) break;
        const AnyPly ply{seat, choice.move};
        const bool reveals = game.reveals(drafted(), ply);
        AnyState after = drafted();
        game.apply(after, ply, nullptr);
        draft_.push_back({ply, after});
        if (reveals) {
          commit_draft();
        } else {
          write(voice_.paint(Ink::faint, "· " + voice_.move_label(ply.move) +
                                             "   (u: " + voice_.say("undo") + ")") +
                "\n");
        }
      }
        return Answer::made;
    }
  }
}

bool TerminalTable::take_back() {
  if (draft_.empty()) return false;
  draft_.pop_back();
  write(voice_.say("term_taken_back") + "\n");
  return true;
}

// A move that stays secret until the others have chosen can still be taken back before it is sent:
// only what the question names answers it.
TerminalTable::Confirmation TerminalTable::confirm(const AnyState& state, Seat seat, AnyMove move) {
  const AnyView view = record_.game->view(state, {seat, Recall::table});
  const Preview preview = record_.game->preview(view, seat, move);
  if (!preview.has(MoveFlag::sealed)) return Confirmation::locked_in;
  std::string told = voice_.paint(Ink::strong, voice_.move_label(move));
  for (const PointRow& row : preview.rows) told += "   " + voice_.row_line(row);
  write(told + "\n");
  std::string line;
  while (true) {
    out_ << voice_.paint(Ink::faint, voice_.say("term_commit")) << "> " << std::flush;
    if (!read_line(line) || trimmed(line) == "q") return Confirmation::left;
    if (trimmed(line).empty()) return Confirmation::locked_in;
    if (trimmed(line) == "u") break;
    write(voice_.say("term_not_a_choice", {{"name", line}}) + "\n");
  }
  write(voice_.say("term_taken_back") + "\n");
  return Confirmation::taken_back;
}

void TerminalTable::write(const std::string& text) {
  out_ << wrapped(text, setting_.columns) << std::flush;
}

bool TerminalTable::read_line(std::string& line) {
  if (!std::getline(in_, line)) {
    out_ << "\n";
    return false;
  }
  return true;
}

void TerminalTable::show_board(const AnyState& state, Seat seat) {
  write("\n" + record_.game->board_text(record_.game->view(state, {seat, Recall::table}), voice_));
}

void TerminalTable::show_moves(const AnyMoveList& moves) {
  const std::vector<std::size_t> shown = moves_to_show(moves.size());
  std::string line;
  for (const std::size_t i : shown) {
    const std::string item =
        "[" + voice_.number(static_cast<int>(i) + 1) + "] " + voice_.move_label(moves[i]);
    if (!line.empty() && columns(line) + columns(item) + 3 > setting_.columns) {
      write(line + "\n");
      line.clear();
    }
    line += (line.empty() ? "" : "   ") + item;
  }
  write(line + "\n");
  if (shown.size() < moves.size()) {
    const auto more = static_cast<int>(moves.size() - shown.size());
    write(voice_.paint(Ink::faint,
                       voice_.say("term_more_moves", {{"n", voice_.number(more)}}, more)) +
          "\n");
  }
}

void TerminalTable::show_odds(const AnyState& state, Seat seat) {
  const AnyView view = record_.game->view(state, {seat, Recall::table});
  const Odds odds = record_.game->odds(view, seat);
  for (const OddsRow& row : odds) write(voice_.odds_line(row) + "\n");
  if (odds.empty()) write(voice_.say("term_no_odds") + "\n");
}

// What the game is about, and how to choose, with moves of this very question for examples.
void TerminalTable::show_help(const AnyState& state, const AnyMoveList& moves) {
  const std::string key(record_.game->info->key);
  for (const char* card : {"_1", "_2", "_3"}) write(voice_.say("card_" + key + card) + "\n");
  const std::string first = record_.game->move_text(state, moves[0]);
  const std::string last = record_.game->move_text(state, moves[moves.size() - 1]);
  write((first == last ? voice_.say("term_help_one", {{"a", first}})
                       : voice_.say("term_help", {{"a", first}, {"b", last}})) +
        "\n");
}

void TerminalTable::show_log() {
  const std::size_t from = log_.size() > kLogLines ? log_.size() - kLogLines : 0;
  for (std::size_t i = from; i < log_.size(); ++i) write(log_[i] + "\n");
}

void TerminalTable::show_events(const EventLog& events) {
  for (const Event& event : events) {
    if (!event.audience.includes(watcher_)) continue;
    log_.push_back(voice_.event_line(event));
    write(voice_.paint(Ink::faint, "· ") + log_.back() + "\n");
    if (setting_.pause_ms > 0) {
      std::this_thread::sleep_for(std::chrono::milliseconds(setting_.pause_ms));
    }
  }
}

void TerminalTable::show_result() {
  const AnyGame& game = *record_.game;
  const Outcome outcome = game.outcome(state_);
  write("\n" + game.board_text(game.view(state_, {kOpen, Recall::table}), voice_) + "\n" +
        voice_.paint(Ink::strong, voice_.say("term_final")) + "\n");
  for (int rank = 1; rank <= outcome.seats; ++rank) {
    for (int s = 0; s < outcome.seats; ++s) {
      if (outcome.ranks[static_cast<std::size_t>(s)] != rank) continue;
      out_ << padded(voice_, Ink::plain, voice_.number(rank) + ".", 4)
           << padded(voice_, rank == 1 ? Ink::good : Ink::plain, voice_.seat_name(seat_of(s)), 16)
           << voice_.number(outcome.points[static_cast<std::size_t>(s)]) << "\n";
    }
  }
  const SeatSet winners = outcome.winners();
  out_ << (winners.size() > 1 ? voice_.say("shared_win")
                              : voice_.say("wins", {{"name", voice_.seat_name(winners.lowest())}}))
       << "\n";
}

}  // namespace mohreh
