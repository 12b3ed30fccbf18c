#include "match/play.h"

#include <cassert>
#include <utility>

#include "engine/facade/registry.h"

namespace mohreh::match {
namespace {

AnyMove move_of(const Entry& entry) {
  return {entry.code};
}

// The options as the row has them. Precondition: playable.
AnyOptions options_of(const MatchRow& row, const AnyGame& game) {
  return *parse_options(game, row.options, row.rules_version);
}

}  // namespace

bool Play::playable(const MatchRow& row) {
  const AnyGame* game = find_game(row.game);
  if (game == nullptr) return false;
  const auto options = parse_options(*game, row.options, row.rules_version);
  return options && !setup_problem(*game, *options, row.seats);
}

Play::Play(MatchRow row)
    : row_(std::move(row)),
      game_(find_game(row_.game)),
      options_(options_of(row_, *game_)),
      state_(start()),
      chance_(row_.seed, row_.id, row_.contributions) {
  makers_.fill(EntryKind::person);
  follow_ups_.fill(kNoMove);
  standing_.fill(kNoMove);
  for (const OptionText& option : game_->describe_options(options_)) {
    const bool number = !option.value.empty() && option.value.size() == 1 &&
                        option.value[0] >= '0' && option.value[0] <= '9';
    if (option.key == "first_seat" && number) first_seat_ = seat_of(option.value[0] - '0');
  }
}

std::optional<Play> Play::replay(MatchRow row, std::span<const Entry> entries) {
  if (!playable(row)) return std::nullopt;
  std::optional<Play> play(std::in_place, std::move(row));
  if (!play->follow(entries)) return std::nullopt;
  return play;
}

bool Play::follow(std::span<const Entry> entries) {
  entries_.reserve(entries_.size() + entries.size());
  std::vector<Event> events;
  for (const Entry& entry : entries) {
    if (!possible(entry)) return false;
    add(entry, events);
    events.clear();
  }
  return true;
}

std::optional<AnyMove> Play::choice(Seat seat) const {
  if (!chosen_.has(seat)) return std::nullopt;
  return AnyMove{choices_[seat.slot()]};
}

// Entries come from our own disk, but a disk may be damaged and a program newer than its data.
bool Play::possible(const Entry& entry) const {
  const bool by_chance = entry.seat == kChance;
  if (!by_chance && (entry.seat.index < 0 || entry.seat.index >= row_.seats)) return false;
  if (entry.is_ply()) {
    AnyState after = state_;
    return try_apply(after, {entry.seat, move_of(entry)}, nullptr).none();
  }
  if (by_chance || entry.kind > EntryKind::standing) return false;
  if (entry.kind != EntryKind::choice) return true;
  return awaited().has(entry.seat) && game_->why_not(state_, entry.seat, move_of(entry)).none();
}

void Play::add(const Entry& entry, std::vector<Event>& events) {
  assert(possible(entry));
  entries_.push_back(entry);
  switch (entry.kind) {
    case EntryKind::chance:
      ++draws_;
      break;
    case EntryKind::choice:
      hold(entry.seat, move_of(entry), EntryKind::person);
      return;
    case EntryKind::withdrawn:
      chosen_ = chosen_.without(entry.seat);
      follow_ups_[entry.seat.slot()] = kNoMove;
      return;
    case EntryKind::follow_up:
      follow_ups_[entry.seat.slot()] = entry.code;
      plies_since_[entry.seat.slot()] = 0;
      return;
    case EntryKind::standing:
      standing_[entry.seat.slot()] = entry.code;
      return;
    case EntryKind::away:
      away_ = away_.with(entry.seat);
      return;
    case EntryKind::back:
      away_ = away_.without(entry.seat);
      return;
    case EntryKind::resigned:
    case EntryKind::taken_over:
      // Whoever comes next has said nothing yet.
      away_ = away_.without(entry.seat);
      follow_ups_[entry.seat.slot()] = standing_[entry.seat.slot()] = kNoMove;
      return;
    case EntryKind::more_time:
      ++more_times_[entry.seat.slot()];
      return;
    case EntryKind::person:
    case EntryKind::bot:
    case EntryKind::stand_in:
    case EntryKind::given:
      break;
  }
  note_first_seat(entry);
  EventLog log;
  game_->apply(state_, {entry.seat, move_of(entry)}, &log);
  events.insert(events.end(), log.begin(), log.end());
  ++plies_;
  if (entry.seat == kChance) return;
  chosen_ = chosen_.without(entry.seat);
  // The first ply is the one it follows, the second has taken its place.
  if (++plies_since_[entry.seat.slot()] > 1) follow_ups_[entry.seat.slot()] = kNoMove;
}

void Play::hold(Seat seat, AnyMove move, EntryKind maker) {
  choices_[seat.slot()] = move.code;
  makers_[seat.slot()] = maker;
  chosen_ = chosen_.with(seat);
}

// Every game that lets chance decide who begins has a move that says so: the first one of all.
void Play::note_first_seat(const Entry& entry) {
  if (plies_ > 0 || entry.seat != kChance) return;
  const auto moves = game_->info->moves;
  const std::size_t kind = entry.code >> 24U;
  if (kind < moves.size() && moves[kind].a.kind == ParamKind::seat) {
    first_seat_ = seat_of(static_cast<int>((entry.code >> 16U) & 0xFFU));
  }
}

Entry Play::draw() const {
  return {chance_.choose(state_, draws_).code, kChance, EntryKind::chance};
}

// In rising order of seats, as every record has them (D8).
void Play::play_choices(std::vector<Event>& events) {
  const SeatSet together = awaited().seats;
  for (int s = 0; s < row_.seats; ++s) {
    const Seat seat = seat_of(s);
    if (together.has(seat)) add({choices_[seat.slot()], seat, makers_[seat.slot()]}, events);
  }
}

void Play::run(std::vector<Event>& events) {
  for (;;) {
    const Awaited now = awaited();
    if (now.chance) {
      add(draw(), events);
    } else if (!now.seats.empty() && now.seats.minus(chosen_).empty()) {
      play_choices(events);
    } else {
      return;
    }
  }
}

Record Play::record(bool over) const {
  Record record;
  record.game = game_;
  record.seats = row_.seats;
  record.options = options_;
  for (std::size_t s = 0; s < row_.names.size() && s < record.names.size(); ++s) {
    record.names[s] = row_.names[s];
  }
  for (const Entry& entry : entries_) {
    if (entry.is_ply()) record.plies.push_back({entry.seat, move_of(entry)});
  }
  if (row_.forked) return record;
  Shuffle shuffle;
  shuffle.match = row_.id.bytes;
  shuffle.commitment = commitment_to(row_.seed).bytes;
  if (over) shuffle.seed = row_.seed.bytes;
  for (std::size_t s = 0; s < row_.contributions.size(); ++s) {
    if (over && row_.contributions[s]) shuffle.contributions[s] = row_.contributions[s]->bytes;
  }
  record.shuffle = shuffle;
  return record;
}

}  // namespace mohreh::match
