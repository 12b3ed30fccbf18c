#include "match/steps.h"

#include "match/broadcast.h"

namespace mohreh::match {
namespace {

std::string_view how(EntryKind kind) {
  switch (kind) {
    case EntryKind::chance:
      return "chance";
    case EntryKind::bot:
      return "bot";
    case EntryKind::stand_in:
      return "stand_in";
    case EntryKind::given:
      return "given";
    default:
      return "person";
  }
}

}  // namespace

std::string steps_json(const Play& play, Seat viewer, int from, int to) {
  const AnyGame& game = play.game();
  AnyState state = play.start();
  std::string text;
  JsonWriter out(text);
  ViewMemory told;
  int ply = 0;
  const auto looks_as = [&] {
    return viewer.index < 0 ? viewer : game.json->looks_back_as(play.state(), state, viewer);
  };
  const auto write_step = [&](const Entry* entry, const EventLog& events, Seat hears) {
    out.begin_object();
    out.field("ply", ply);
    if (entry != nullptr) {
      out.field("by", static_cast<int>(entry->seat.index));
      out.field("how", how(entry->kind));
    }
    out.key("events");
    write_events(out, game, {events.begin(), events.end()}, hears);
    out.key("view");
    told.write_changes(out, open_to(state, looks_as()));
    out.end_object();
  };
  out.begin_array();
  if (from == 0) write_step(nullptr, {}, viewer);
  for (const Entry& entry : play.entries()) {
    if (ply >= to) break;
    if (!entry.is_ply()) continue;
    // What a seat may not look up before a ply it may not look up in the ply's events either.
    const Seat before = looks_as();
    EventLog events;
    game.apply(state, {entry.seat, {entry.code}}, &events);
    if (++ply == from) write_step(nullptr, {}, viewer);
    if (ply > from) write_step(&entry, events, before == viewer ? looks_as() : before);
  }
  out.end_array();
  return text;
}

}  // namespace mohreh::match
