#pragma once
// What of a table and its matches is written down, so that nothing is lost when the server goes. A
// match is what was agreed and its entries in order; whoever replays them has the match again.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/outcome.h"
#include "engine/core/seat.h"
#include "protocol/ids.h"
#include "protocol/server_to_client.h"
#include "protocol/settings.h"

namespace mohreh::match {

using protocol::Hash;
using protocol::MatchId;
using protocol::Phase;
using protocol::SeatKind;
using protocol::Secret;
using protocol::TableCode;
using protocol::TableSettings;
using protocol::UserId;

// One line of a match's journal. The first five are plies; the numbers stand in databases.
enum class EntryKind : std::uint8_t {
  chance = 0,
  person = 1,
  bot = 2,
  stand_in = 3,
  given = 4,        // copied from the match this one was forked from
  choice = 5,       // a sealed choice, no ply yet; a later one of the seat replaces it
  withdrawn = 6,    // ... and is taken back
  away = 7,         // a bot stands in for the seat
  back = 8,         // its person plays again
  resigned = 9,     // a bot has the seat for good
  taken_over = 10,  // a person has the bot's seat (who: in the table's snapshot)
  more_time = 11,
  follow_up = 12,  // what the seat plays by itself when it is asked next; kNoMove: nothing
  standing = 13,   // its standing answer; kNoMove: none
};

inline constexpr EntryKind kLastEntryKind = EntryKind::standing;
inline constexpr std::uint32_t kNoMove = 0xFFFFFFFF;

struct Entry {
  std::uint32_t code = 0;  // of a ply or a choice: the move
  Seat seat;
  EntryKind kind = EntryKind::person;

  constexpr bool is_ply() const { return kind <= EntryKind::given; }

  friend bool operator==(const Entry&, const Entry&) = default;
};

// A seat of a table, between and during matches.
struct SeatRow {
  SeatKind kind = SeatKind::empty;
  std::optional<UserId> user;  // also of a person for whom a bot stands in, or who resigned
  std::string name;
  std::string bot;
  bool resigned = false;
  std::optional<Hash> entropy_hash;
  std::optional<Secret> entropy;  // given: ready

  friend bool operator==(const SeatRow&, const SeatRow&) = default;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("kind", self.kind);
    visit("user", self.user);
    visit("name", self.name);
    visit("bot", self.bot);
    visit("resigned", self.resigned);
    visit("entropy_hash", self.entropy_hash);
    visit("entropy", self.entropy);
  }
};

// A whole table without its match. Secret: it holds the seed of the coming match.
struct TableRow {
  TableCode code;
  Phase phase = Phase::gathering;
  TableSettings settings;
  std::vector<SeatRow> seats;
  UserId host;
  MatchId match;  // that is played, or that will be
  Secret seed;    // of that match
  std::optional<MatchId> last_match;
  int first_seat = -1;  // who begins the next match; -1: as the options say
  int matches = 0;      // how many were played here
  std::int64_t made_ms = 0;
  std::int64_t used_ms = 0;      // when something happened last
  std::int64_t deadline_ms = 0;  // when the table must be woken at the latest; 0: never
  bool paused = false;           // its people agreed to stop clocks and bots

  friend bool operator==(const TableRow&, const TableRow&) = default;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("code", self.code);
    visit("phase", self.phase);
    visit("settings", self.settings);
    visit("seats", self.seats);
    visit("host", self.host);
    visit("match", self.match);
    visit("seed", self.seed);
    visit("last_match", self.last_match);
    visit("first_seat", self.first_seat);
    visit("matches", self.matches);
    visit("made_ms", self.made_ms);
    visit("used_ms", self.used_ms);
    visit("deadline_ms", self.deadline_ms);
    visit("paused", self.paused);
  }
};

// What was agreed when a match began; never changes.
struct MatchRow {
  MatchId id;
  TableCode table;
  std::string game;
  int rules_version = 1;
  std::string options;  // those that differ from the defaults
  int seats = 0;
  std::vector<std::string> names;            // by seat
  std::vector<std::optional<UserId>> users;  // by seat; none for bots
  Secret seed;
  std::vector<std::optional<Secret>> contributions;  // by seat; none for bots
  bool forked = false;  // begins with given plies, whose chance nobody here has drawn
  std::int64_t started_ms = 0;

  friend bool operator==(const MatchRow&, const MatchRow&) = default;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("id", self.id);
    visit("table", self.table);
    visit("game", self.game);
    visit("rules_version", self.rules_version);
    visit("options", self.options);
    visit("seats", self.seats);
    visit("names", self.names);
    visit("users", self.users);
    visit("seed", self.seed);
    visit("contributions", self.contributions);
    visit("forked", self.forked);
    visit("started_ms", self.started_ms);
  }
};

// How it ended; without points when nobody won, because people agreed to end it or because it could
// not be replayed.
struct MatchEnd {
  MatchId id;
  std::vector<int> points;
  std::vector<int> ranks;
  std::int64_t ended_ms = 0;

  bool aborted() const { return points.empty(); }

  friend bool operator==(const MatchEnd&, const MatchEnd&) = default;
};

// Entries of a match, the first of them being its `first`th.
struct NewEntries {
  MatchId match;
  std::uint32_t first = 0;
  std::vector<Entry> entries;
  std::int64_t at_ms = 0;
};

// The table is gone, and its code free again.
struct TableClosed {
  TableCode code;
};

// All writes of one call are stored together or not at all.
using Write = std::variant<TableRow, MatchRow, NewEntries, MatchEnd, TableClosed>;

struct StoredMatch {
  MatchRow row;
  std::vector<Entry> entries;
  std::optional<MatchEnd> end;
};

struct StoredTable {
  TableRow row;
  std::optional<StoredMatch> match;  // the one it plays
};

}  // namespace mohreh::match
