// Questions that change nothing: why not, what would it bring, what are the odds, what happened.

#include <algorithm>
#include <utility>

#include "match/broadcast.h"
#include "match/steps.h"
#include "match/table.h"

namespace mohreh::match {
namespace {

using protocol::Question;
using protocol::Refusal;

// `odds`: whether the table lets chances be told.
void write_preview(JsonWriter& out, const AnyView& view, Seat seat, AnyMove move, bool odds) {
  const Preview preview = view.game->preview(view, seat, move);
  out.begin_object();
  out.field("move", move.code);
  out.key("rows");
  out.begin_array();
  for (const PointRow& row : preview.rows) {
    if (row.key == kChanceRow && !odds) continue;
    out.begin_array();
    out.value(row.key);
    out.value(row.points);
    out.end_array();
  }
  out.end_array();
  out.field("flags", static_cast<int>(preview.flags));
  out.end_object();
}

}  // namespace

void Table::on(const Request& request, const protocol::Ask& ask) {
  if (!in_play()) return refuse(request, Refusal::not_playing);
  if (!valid(ask.seat)) return refuse(request, Refusal::no_seat);
  const Seat seat = seat_of(ask.seat);
  if (!sits(request.guest->id, seat)) return refuse(request, Refusal::not_your_seat);
  const AnyState& state = playing_->shown_to(seat);
  const AnyGame& game = *state.game;
  const bool about_chances = ask.question == Question::odds || ask.question == Question::advice;
  if (about_chances && !row_.settings.odds) return refuse(request, Refusal::not_allowed);
  const AnyMove move{ask.move};
  const Reason reason = game.why_not(state, seat, move);
  if (ask.question == Question::preview && !reason.none()) {
    answer(request, protocol::Refused{Refusal::illegal, std::string(reason.key), reason.n, {}});
    return;
  }
  const AnyView view = game.view(state, {seat, Recall::table});
  AnyMoveList legal;
  if (game.actors(state).has(seat)) game.legal_moves(state, seat, legal);
  if (ask.question == Question::advice) {
    if (legal.empty()) return refuse(request, Refusal::illegal, {}, 0);
    // One at a time: thinking is what a server has least of.
    const bool waits = std::any_of(asked_.begin(), asked_.end(),
                                   [&](const Asked& asked) { return asked.from == request.from; });
    if (waits) return refuse(request, Refusal::too_fast);
    asked_.push_back({{++thoughts_}, request.from, request.id});
    ports_.bots->advise({thoughts_}, view, seat, legal);
    return;
  }
  protocol::Answer reply;
  reply.answer.text.clear();
  JsonWriter out(reply.answer.text);
  switch (ask.question) {
    case Question::why_not:
      out.begin_object();
      out.field("key", reason.key);
      out.field("n", reason.n);
      out.end_object();
      break;
    case Question::preview:
      write_preview(out, view, seat, move, row_.settings.odds);
      break;
    case Question::previews:
      out.begin_array();
      for (const AnyMove each : legal) {
        write_preview(out, view, seat, each, row_.settings.odds);
      }
      out.end_array();
      break;
    default:
      write_odds(out, game.odds(view, seat));
  }
  answer(request, std::move(reply));
}

void Table::refuse_advice(Refusal why) {
  for (const Asked& asked : std::exchange(asked_, {})) {
    ports_.bus->send(std::array{asked.from}, {asked.id, protocol::Refused{why, {}, 0, {}}});
  }
}

void Table::advised(Thought thought, std::string text) {
  for (auto asked = asked_.begin(); asked != asked_.end(); ++asked) {
    if (asked->thought != thought) continue;
    outbox_.put({asked->from}, {asked->id, protocol::Answer{{std::move(text)}}});
    asked_.erase(asked);
    break;
  }
  finish_input();
}

void Table::on(const Request& request, const protocol::History& history) {
  if (playing_ == nullptr) return refuse(request, Refusal::not_playing);
  const Seat viewer = seat_of(history.seat);
  const bool own = valid(history.seat) && sits(request.guest->id, viewer);
  if (!own && viewer != kSpectator) return refuse(request, Refusal::not_your_seat);
  if (listeners_.find(request.from) == nullptr) return refuse(request, Refusal::no_table);
  const int plies = playing_->play.plies();
  if (history.from < 0 || history.from > history.to || history.to > plies ||
      history.to - history.from > kMostSteps) {
    return refuse(request, Refusal::out_of_step, {}, plies);
  }
  protocol::Steps steps{history.from, history.to, {}};
  steps.steps.text = steps_json(playing_->play, viewer, history.from, history.to);
  answer(request, std::move(steps));
}

}  // namespace mohreh::match
