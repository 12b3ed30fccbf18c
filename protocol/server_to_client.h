#pragma once
// Everything a server may say. A message is a JSON object with `type` and the fields of its struct;
// answers carry the `id` of what they answer, the rest have no id. What a message holds was built
// up for the viewer it goes to (match/broadcast.h); nothing is taken out on the way.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/ids.h"
#include "protocol/settings.h"
#include "protocol/version.h"

namespace mohreh::protocol {

// JSON that is written as it stands: views, events and moves, whose shape is the game's business.
struct Json {
  std::string text = "null";

  friend bool operator==(const Json&, const Json&) = default;
};

// ── Answers ──────────────────────────────────────────────────────────────────────────────────

// Who you are here. `token` comes only when it is new: keep it, it is your seat.
struct Welcome {
  static constexpr std::string_view kType = "welcome";
  static constexpr bool kAllFields = true;  // the version is said, not guessed
  int version = kVersion;
  std::string server;  // the program's version
  UserId user;
  std::string name;
  std::optional<Token> token;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("version", self.version);
    visit("server", self.server);
    visit("user", self.user);
    visit("name", self.name);
    visit("token", self.token);
  }
};

// It was done, and there is nothing more to say.
struct Done {
  static constexpr std::string_view kType = "done";

  template <class Self, class Visit>
  static void fields(Self&, Visit&) {}
};

// The move counts and is on disk. `ply` is the number of plies now; `made` how many the seat's move
// or commit made of its own, what chance added not counted.
struct Accepted {
  static constexpr std::string_view kType = "accepted";
  int ply = 0;
  int made = 0;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("ply", self.ply);
    visit("made", self.made);
  }
};

// The move is a draft that only this seat sees; it can be taken back.
struct Staged {
  static constexpr std::string_view kType = "staged";
  int staged = 0;  // how many moves the draft has now

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("staged", self.staged);
  }
};

// The choice is on disk and stays secret until the others have chosen; it can be changed till then.
struct Sealed {
  static constexpr std::string_view kType = "sealed";

  template <class Self, class Visit>
  static void fields(Self&, Visit&) {}
};

// Why something is refused; clients translate the codes (words: site.refused_<code>).
enum class Refusal : std::uint8_t {
  malformed,        // not a message this version knows; `text` says where
  version,          // the client's version is unknown here; `n` is ours
  hello_first,      // no hello yet
  token,            // no guest has this token
  ticket,           // the ticket is used, too old or unknown
  no_table,         // no table has this code
  no_record,        // no record has this id, or not for you
  table_full,       // no more tables for this guest or on this server
  no_seat,          // there is no such seat, or it is not empty
  not_your_seat,    // somebody else's
  taken_elsewhere,  // another device acts for this seat now: enter again to act here
  not_host,         // only the host may
  game,             // no such game, options, number of seats or level; `text` says what
  name,             // nothing is left of the name or the line after cleaning
  playing,          // not during a match
  not_playing,      // only during a match
  not_ready,        // somebody is not ready or a seat is empty; `n` is the seat
  entropy,          // the contribution is not the one that was promised
  out_of_step,      // meant for another position; `n` is the number of plies
  illegal,          // the rules refuse it; `reason` says why
  nothing_staged,   // nothing to take back or to commit
  not_absent,       // the seat's person is there
  no_more_time,     // three times a match, and only with a clock on your own turn
  not_allowed,      // the table's settings do not allow it
  too_fast,         // too many messages; slower, please
  storage,          // the server could not write it down; nothing happened
  stopping,         // the server is going down; come back soon
};

inline constexpr std::array<std::string_view, 27> kRefusalNames{
    "malformed",       "version",    "hello_first",  "token",       "ticket",
    "no_table",        "no_record",  "table_full",   "no_seat",     "not_your_seat",
    "taken_elsewhere", "not_host",   "game",         "name",        "playing",
    "not_playing",     "not_ready",  "entropy",      "out_of_step", "illegal",
    "nothing_staged",  "not_absent", "no_more_time", "not_allowed", "too_fast",
    "storage",         "stopping"};
constexpr const auto& enum_names(Refusal) {
  return kRefusalNames;
}

struct Refused {
  static constexpr std::string_view kType = "refused";
  Refusal code = Refusal::malformed;
  std::string reason;  // of illegal: the key of the rule's reason
  std::int32_t n = 0;
  std::string text;  // for programmers, in English

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("code", self.code);
    visit("reason", self.reason);
    visit("n", self.n);
    visit("text", self.text);
  }
};

struct TicketMade {
  static constexpr std::string_view kType = "ticket";
  Ticket ticket;
  int seconds = 0;  // how long it is good

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("ticket", self.ticket);
    visit("seconds", self.seconds);
  }
};

// To why_not: {"key":"tens","n":0}, key "" when it is legal. To preview: {"rows":[["key",n]…],
// "flags":n}. To previews: one such with "move" for each legal move. To odds: [["key",n,num,den]…].
// To advice: [{"move":…,"chance":…,"error":…,"points":…}…].
struct Answer {
  static constexpr std::string_view kType = "answer";
  Json answer;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("answer", self.answer);
  }
};

// What a viewer saw, ply after ply: [{"ply":7,"events":[…],"view":{…changed fields…}}…]. The first
// step has the whole view.
struct Steps {
  static constexpr std::string_view kType = "steps";
  int from = 0;
  int to = 0;
  Json steps{"[]"};

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("from", self.from);
    visit("to", self.to);
    visit("steps", self.steps);
  }
};

enum class SeatKind : std::uint8_t { empty, person, bot };

inline constexpr std::array<std::string_view, 3> kSeatKindNames{"empty", "person", "bot"};
constexpr const auto& enum_names(SeatKind) {
  return kSeatKindNames;
}

// Who sits where, as the list of one's own tables shows it.
struct Sitter {
  SeatKind kind = SeatKind::empty;
  std::string name;  // of a person, also of one who resigned
  bool mine = false;
  bool awaited = false;  // has yet to choose

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("kind", self.kind);
    visit("name", self.name);
    visit("mine", self.mine);
    visit("awaited", self.awaited);
  }
};

// A table as a list shows it.
struct TableRow {
  TableCode table;
  std::string game;
  std::string title;
  std::string host;
  int seats = 0;
  int free = 0;
  bool playing = false;
  bool my_turn = false;         // of one's own tables
  std::int64_t since_ms = 0;    // since when it waits for whoever is awaited
  std::vector<Sitter> sitters;  // by seat; only of one's own tables

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("game", self.game);
    visit("title", self.title);
    visit("host", self.host);
    visit("seats", self.seats);
    visit("free", self.free);
    visit("playing", self.playing);
    visit("my_turn", self.my_turn);
    visit("since_ms", self.since_ms);
    visit("sitters", self.sitters);
  }
};

// A finished match of one's own.
struct RecordRow {
  MatchId record;
  std::string game;
  int seat = 0;
  std::vector<std::string> names;
  std::vector<int> points;  // none when it ended without a result
  std::vector<int> ranks;
  std::int64_t ended_ms = 0;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("record", self.record);
    visit("game", self.game);
    visit("seat", self.seat);
    visit("names", self.names);
    visit("points", self.points);
    visit("ranks", self.ranks);
    visit("ended_ms", self.ended_ms);
  }
};

struct Lobby {
  static constexpr std::string_view kType = "lobby";
  std::vector<TableRow> open;
  std::vector<TableRow> mine;
  std::vector<RecordRow> finished;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("open", self.open);
    visit("mine", self.mine);
    visit("finished", self.finished);
  }
};

// ── A table ──────────────────────────────────────────────────────────────────────────────────

struct SeatState {
  SeatKind kind = SeatKind::empty;
  std::string name;  // of a person, also of one who resigned
  std::string bot;   // level of the bot that plays, or stands in
  bool mine = false;
  bool host = false;
  std::optional<Hash> entropy_hash;  // what the person promised to put into the shuffle
  bool ready = false;
  bool connected = false;
  bool away = false;  // a bot stands in until the person is back
  bool resigned = false;
  bool can_let_bot = false;  // absent for so long that others may let a bot play
  bool agrees_end = false;
  bool agrees_pause = false;
  int more_time_left = 0;

  friend bool operator==(const SeatState&, const SeatState&) = default;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("kind", self.kind);
    visit("name", self.name);
    visit("bot", self.bot);
    visit("mine", self.mine);
    visit("host", self.host);
    visit("entropy_hash", self.entropy_hash);
    visit("ready", self.ready);
    visit("connected", self.connected);
    visit("away", self.away);
    visit("resigned", self.resigned);
    visit("can_let_bot", self.can_let_bot);
    visit("agrees_end", self.agrees_end);
    visit("agrees_pause", self.agrees_pause);
    visit("more_time_left", self.more_time_left);
  }
};

enum class Phase : std::uint8_t { gathering, playing, over };

inline constexpr std::array<std::string_view, 3> kPhaseNames{"gathering", "playing", "over"};
constexpr const auto& enum_names(Phase) {
  return kPhaseNames;
}

// The table as it is now, without the board: sent on entering and whenever something in it changes.
// After a match its seats stay for a rematch, with a new match id and commitment.
struct TableState {
  static constexpr std::string_view kType = "table";
  TableCode table;
  Phase phase = Phase::gathering;
  TableSettings settings;
  std::vector<SeatState> seats;
  int spectators = 0;
  bool acting = true;  // false: another device of mine acts for my seats
  bool paused = false;
  MatchId match;           // the match that is played, or that will be
  Hash commitment;         // BLAKE2b-256 of the server's seed for it
  std::string last_match;  // the record of the match before, if there was one

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("phase", self.phase);
    visit("settings", self.settings);
    visit("seats", self.seats);
    visit("spectators", self.spectators);
    visit("acting", self.acting);
    visit("paused", self.paused);
    visit("match", self.match);
    visit("commitment", self.commitment);
    visit("last_match", self.last_match);
  }
};

// The match begins: what every seat put into the shuffle ("" for bots), for each client to find its
// own there.
struct Started {
  static constexpr std::string_view kType = "started";
  TableCode table;
  MatchId match;
  Hash commitment;
  std::vector<std::string> contributions;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("match", self.match);
    visit("commitment", self.commitment);
    visit("contributions", self.contributions);
  }
};

// What one viewer knows now. With `full` the view has all its fields, else those that changed since
// the last update for this viewer.
struct Update {
  static constexpr std::string_view kType = "update";
  TableCode table;
  int seat = -2;  // whose view: one of mine, or -2 for a spectator's
  bool full = false;
  int ply = 0;        // plies that count
  int staged = 0;     // plies of my draft on top of them
  Json events{"[]"};  // what happened since the last update, addressed to this viewer
  Json view{"{}"};
  std::vector<int> awaited;             // seats, in rising order; chance never waits
  std::vector<int> chosen;              // those of them that have sealed a choice
  std::optional<Json> moves;            // mine now: [code, flags] each; none: as before
  std::optional<std::uint32_t> choice;  // what I have sealed
  std::vector<int> stood_in;            // seats for which a stand-in chose in this update
  std::vector<int> left_ms;             // of each awaited seat's time; empty without a clock
  // [[["key",n]…]…]: rows of each seat as far as this viewer may know; none: as before
  std::optional<Json> scores;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seat", self.seat);
    visit("full", self.full);
    visit("ply", self.ply);
    visit("staged", self.staged);
    visit("events", self.events);
    visit("view", self.view);
    visit("awaited", self.awaited);
    visit("chosen", self.chosen);
    visit("moves", self.moves);
    visit("choice", self.choice);
    visit("stood_in", self.stood_in);
    visit("left_ms", self.left_ms);
    visit("scores", self.scores);
  }
};

// The match is over. The seed is shown, so that anybody can check the shuffles.
struct Ended {
  static constexpr std::string_view kType = "ended";
  TableCode table;
  MatchId match;
  bool aborted = false;  // without a result
  std::vector<int> points;
  std::vector<int> ranks;
  Json scores{"[]"};  // as in an update, all open
  Secret seed;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("match", self.match);
    visit("aborted", self.aborted);
    visit("points", self.points);
    visit("ranks", self.ranks);
    visit("scores", self.scores);
    visit("seed", self.seed);
  }
};

struct Said {
  static constexpr std::string_view kType = "said";
  TableCode table;
  int seat = -2;  // who: a seat, or -2 for a spectator
  std::string name;
  std::string text;
  int emote = 0;
  std::int64_t at_ms = 0;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seat", self.seat);
    visit("name", self.name);
    visit("text", self.text);
    visit("emote", self.emote);
    visit("at_ms", self.at_ms);
  }
};

// You no longer hear of this table: it closed, the host took your place, or the server could not
// write down what happened; then come again, it is as it was stored last.
enum class Farewell : std::uint8_t { closed, removed, server_stops, storage };

inline constexpr std::array<std::string_view, 4> kFarewellNames{"closed", "removed", "server_stops",
                                                                "storage"};
constexpr const auto& enum_names(Farewell) {
  return kFarewellNames;
}

struct Goodbye {
  static constexpr std::string_view kType = "goodbye";
  TableCode table;
  Farewell why = Farewell::closed;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("why", self.why);
  }
};

using ServerContent =
    std::variant<Welcome, Done, Accepted, Staged, Sealed, Refused, TicketMade, Answer, Steps, Lobby,
                 TableState, Started, Update, Ended, Said, Goodbye>;

struct ServerMessage {
  std::optional<std::int64_t> id;  // of the message it answers
  ServerContent content;
};

}  // namespace mohreh::protocol
