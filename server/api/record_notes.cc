#include "server/api/record_notes.h"

#include <chrono>

#include "engine/core/json_writer.h"
#include "engine/core/words.h"
#include "match/broadcast.h"
#include "server/api/api.h"
#include "server/bots/advice_json.h"
#include "server/http/target.h"

namespace mohreh::server {
namespace {

constexpr Seat kNobody{-1};
constexpr std::uint64_t kSeed = 1;  // whoever follows the same link reads the same numbers

double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

struct Moment {
  AnyState state;
  Seat next = kNobody;  // who chose then
};

// The position after that many plies.
Moment moment_of(const match::Play& play, int step) {
  const AnyGame& game = play.game();
  Moment moment{play.start(), kNobody};
  int ply = 0;
  for (const match::Entry& entry : play.entries()) {
    if (!entry.is_ply()) continue;
    if (ply++ == step) {
      if (entry.seat.index >= 0) moment.next = entry.seat;
      break;
    }
    game.apply(moment.state, {entry.seat, {entry.code}}, nullptr);
  }
  return moment;
}

}  // namespace

Advice RecordNotes::think(const AnyState& state, Seat seat) {
  const AnyGame& game = *state.game;
  AnyMoveList legal;
  game.legal_moves(state, seat, legal);
  auto& adviser = advisers_[&game];
  if (adviser == nullptr) {
    adviser = make_adviser(game, usual_advice_iterations(game), {1, 1, &steady_seconds});
  }
  Rng rng(kSeed);
  return adviser->advise(game.view(state, {seat, Recall::table}), seat, legal, rng);
}

ApiResponse RecordNotes::answer(const match::Play& play, std::string_view query) {
  const auto step = parse_number<int>(query_value(query, "step").value_or(""));
  if (!step || *step < 0 || *step > play.plies()) return Api::problem(400, "step");
  const std::unique_lock lock(thinking_, std::try_to_lock);
  if (!lock.owns_lock()) return Api::problem(503, "busy");
  const Moment moment = moment_of(play, *step);
  const Advice advice = moment.next == kNobody ? Advice{} : think(moment.state, moment.next);
  ApiResponse response{200, {}, "application/json", {}};
  JsonWriter out(response.body);
  out.begin_object();
  out.field("step", *step);
  out.field("seat", static_cast<int>(moment.next.index));
  out.key("odds");
  match::write_odds(out, advice.odds);
  out.key("advice");
  write_advice(out, advice.moves);
  out.end_object();
  return response;
}

}  // namespace mohreh::server
