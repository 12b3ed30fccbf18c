#pragma once
// What happened, for screens, logs and speech. An event has a key, up to four parameters and the
// viewers it is addressed to; a private and a public event are two events. Games list their keys
// in a table of EventSpec; an Event holds the row's number.

#include <array>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "engine/core/fixed_list.h"
#include "engine/core/seat.h"

namespace mohreh {

inline constexpr std::size_t kMaxEventParams = 4;

// How a parameter reads: a number, one seat, several seats (as bits), or a word of the game.
enum class ParamKind : std::uint8_t { number, seat, seats, word };

struct ParamSpec {
  std::string_view name;  // the placeholder it fills: name, n, a, b, list, kind, place
  ParamKind kind = ParamKind::number;
  // NOLINTNEXTLINE(readability-redundant-member-init): GCC wants it named
  std::span<const std::string_view> words{};  // of a word: the ids its values stand for
};

// The id that a value of a word parameter stands for.
constexpr std::string_view word_of(const ParamSpec& param, int value) {
  const auto index = static_cast<std::size_t>(value);
  return index < param.words.size() ? param.words[index] : std::string_view("?");
}

struct EventSpec {
  std::string_view key;  // words: <game>.log_<key>
  std::array<ParamSpec, kMaxEventParams> params{};

  template <class... Params>
  explicit constexpr EventSpec(std::string_view its_key, Params... its_params)
      : key(its_key), params{its_params...} {}
};

struct Audience {
  SeatSet seats;
  std::uint8_t spectators = 0;  // 1: whoever watches may see it

  static constexpr Audience everyone() { return Audience{SeatSet{0xFF}, 1}; }
  static constexpr Audience only(Seat seat) { return Audience{SeatSet::only(seat), 0}; }

  // Precondition: `viewer` is not kOpen before the end of the match; kOpen may see everything.
  constexpr bool includes(Seat viewer) const {
    if (viewer == kOpen) return true;
    return viewer == kSpectator ? spectators != 0 : seats.has(viewer);
  }
};

struct Event {
  std::uint8_t key = 0;  // row in the game's event table
  Audience audience;
  std::uint8_t param_count = 0;
  std::array<std::int16_t, kMaxEventParams> params{};
};

// The events of one ply.
class EventLog {
 public:
  void add(std::uint8_t key, Audience audience, std::initializer_list<int> params) {
    assert(params.size() <= kMaxEventParams);
    Event event{key, audience, static_cast<std::uint8_t>(params.size()), {}};
    std::size_t i = 0;
    for (const int param : params) event.params[i++] = static_cast<std::int16_t>(param);
    events_.push_back(event);
  }

  void clear() { events_.clear(); }
  std::size_t size() const { return events_.size(); }
  const Event* begin() const { return events_.begin(); }
  const Event* end() const { return events_.end(); }

 private:
  FixedList<Event, 128> events_;
};

// Where the rules report; a null log (playouts) costs one branch. `Key` is the game's enumeration
// of what can happen, in the order of its event table.
template <class Key>
class EventReporter {
 public:
  explicit EventReporter(EventLog* log) : log_(log) {}

  bool listens() const { return log_ != nullptr; }

  void tell(Key what, std::initializer_list<int> params = {}) {
    if (listens()) log_->add(static_cast<std::uint8_t>(what), Audience::everyone(), params);
  }
  void tell_only(Seat seat, Key what, std::initializer_list<int> params) {
    if (listens()) log_->add(static_cast<std::uint8_t>(what), Audience::only(seat), params);
  }

  // The same with seats, sets of seats and enumerators as they are.
  template <class... Params>
    requires(sizeof...(Params) > 0)
  void tell(Key what, Params... params) {
    tell(what, {number(params)...});
  }
  template <class... Params>
    requires(sizeof...(Params) > 0)
  void tell_only(Seat seat, Key what, Params... params) {
    tell_only(seat, what, {number(params)...});
  }

 private:
  static int number(Seat seat) { return seat.index; }
  static int number(SeatSet seats) { return seats.bits; }
  template <class T>
  static int number(T value) {
    return static_cast<int>(value);
  }

  EventLog* log_;
};

}  // namespace mohreh
