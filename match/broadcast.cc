#include "match/broadcast.h"

namespace mohreh::match {
namespace {

enum Extra : std::size_t { kMovesTold, kScoresTold, kRestTold };

std::vector<int> numbers(SeatSet seats) {
  std::vector<int> list;
  for (int s = 0; s < kMaxSeats; ++s) {
    if (seats.has(seat_of(s))) list.push_back(s);
  }
  return list;
}

void append_events(JsonWriter& out, const AnyGame& game, std::span<const Event> events,
                   Seat viewer) {
  for (const Event& event : events) {
    if (event.audience.includes(viewer)) write_event(out, *game.info, event);
  }
}

// Texts are made at full length only to be compared with what was told; most are dropped then. One
// piece of memory a thread serves them all.
std::string& scratch() {
  thread_local std::string text;
  text.clear();
  return text;
}

std::optional<protocol::Json> if_changed(ViewMemory& told, Extra which, std::string_view text) {
  if (!told.changed(which, text)) return std::nullopt;
  return protocol::Json{std::string(text)};
}

std::string events_json(const Playing& playing, Seat viewer) {
  std::string& text = scratch();
  JsonWriter out(text);
  out.begin_array();
  const AnyGame& game = playing.play.game();
  if (playing.drafted_by != viewer) append_events(out, game, playing.events_of_draft, viewer);
  append_events(out, game, playing.events, viewer);
  if (playing.staged_by(viewer) > 0) append_events(out, game, playing.events_staged, viewer);
  out.end_array();
  return text;
}

std::string changes_json(ViewMemory& told, const AnyView& view) {
  std::string& text = scratch();
  JsonWriter out(text);
  told.write_changes(out, view);
  return text;
}

// Whoever has sealed a choice is not asked any more, but may still change it.
bool may_choose(const Playing& playing, const AnyState& shown, Seat viewer) {
  return viewer != kSpectator && !playing.over && playing.play.game().actors(shown).has(viewer);
}

// What an update says outside of view, moves and points; of time it has when the clocks stop, not
// how much is left, for that is always different.
std::string_view rest_of(const protocol::Update& update, const SeatClocks& clocks) {
  std::string& text = scratch();
  const auto add = [&text](std::int64_t number) {
    append_number(text, number);
    text += ' ';
  };
  add(update.ply);
  add(update.staged);
  add(clocks.paused() ? 1 : 0);
  for (const int s : update.awaited) {
    add(s);
    add(clocks.due_ms(seat_of(s)));
  }
  text += '/';
  for (const int s : update.chosen) add(s);
  text += '/';
  if (update.choice) add(*update.choice);
  return text;
}

}  // namespace

void write_events(JsonWriter& out, const AnyGame& game, std::span<const Event> events,
                  Seat viewer) {
  out.begin_array();
  append_events(out, game, events, viewer);
  out.end_array();
}

void write_odds(JsonWriter& out, const Odds& odds) {
  out.begin_array();
  for (const OddsRow& row : odds) {
    out.begin_array();
    out.value(row.key);
    out.value(row.n);
    out.value(row.numerator);
    out.value(row.denominator);
    out.end_array();
  }
  out.end_array();
}

AnyView open_to(const AnyState& state, Seat viewer) {
  return state.game->view(state, {viewer, Recall::table});
}

std::string_view view_json(const AnyView& view) {
  std::string& text = scratch();
  JsonWriter out(text);
  view.game->json->write_view(out, view);
  return text;
}

std::string_view scores_json(const AnyView& view, int seats) {
  std::string& text = scratch();
  JsonWriter out(text);
  out.begin_array();
  for (int s = 0; s < seats; ++s) {
    out.begin_array();
    for (const PointRow& row : view.game->breakdown(view, seat_of(s))) {
      out.begin_array();
      out.value(row.key);
      out.value(row.points);
      out.end_array();
    }
    out.end_array();
  }
  out.end_array();
  return text;
}

std::string_view moves_json(const AnyState& state, const AnyView& view, Seat seat) {
  const AnyGame& game = *state.game;
  AnyMoveList moves;
  game.legal_moves(state, seat, moves);
  std::string& text = scratch();
  JsonWriter out(text);
  out.begin_array();
  for (const AnyMove move : moves) {
    out.begin_array();
    out.value(move.code);
    out.value(static_cast<unsigned>(game.flags(view, seat, move)));
    out.end_array();
  }
  out.end_array();
  return text;
}

std::optional<protocol::Update> make_update(Playing& playing, TableCode table, Seat viewer,
                                            bool full, std::int64_t now_ms) {
  const Play& play = playing.play;
  const AnyState& shown = playing.shown_to(viewer);
  ViewMemory& told = playing.told_to(viewer);
  if (full) told.forget();

  protocol::Update update;
  update.table = table;
  update.seat = viewer.index;
  update.full = full || told.knows_nothing();
  update.ply = play.plies();
  update.staged = playing.staged_by(viewer);
  if (!full) update.events.text = events_json(playing, viewer);
  const AnyView view = open_to(shown, viewer);
  update.view.text = changes_json(told, view);

  const SeatSet awaited = playing.over ? SeatSet{} : play.awaited().seats;
  update.awaited = numbers(awaited);
  if (!playing.over) update.chosen = numbers(play.chosen());
  if (const auto choice =
          viewer == kSpectator || playing.over ? std::nullopt : play.choice(viewer)) {
    update.choice = choice->code;
  }
  update.stood_in = numbers(playing.stood_in);
  update.moves =
      if_changed(told, kMovesTold,
                 may_choose(playing, shown, viewer) ? moves_json(shown, view, viewer) : "[]");
  update.scores = if_changed(told, kScoresTold, scores_json(view, play.seats()));
  const bool rest = told.changed(kRestTold, rest_of(update, playing.clocks));
  const bool news = update.full || rest || update.moves || update.scores ||
                    update.view.text != "{}" || update.events.text != "[]" ||
                    !update.stood_in.empty();
  if (!news) return std::nullopt;
  for (const int s : update.awaited) {
    if (!playing.clocks.runs(seat_of(s))) continue;
    if (update.left_ms.empty()) update.left_ms.assign(update.awaited.size(), -1);
  }
  for (std::size_t i = 0; i < update.left_ms.size(); ++i) {
    const Seat seat = seat_of(update.awaited[i]);
    if (playing.clocks.runs(seat)) {
      update.left_ms[i] = static_cast<int>(playing.clocks.left_ms(seat, now_ms));
    }
  }
  return update;
}

}  // namespace mohreh::match
