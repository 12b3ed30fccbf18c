#pragma once
// Everything a client may say. A message is a JSON object with `type` (the name below), `id` (the
// client's own number, given back in the answer) and the fields of its struct; a field that is left
// out has the value it has here. Each message gets exactly one answer: accepted, staged, sealed,
// done, refused or the thing asked for. docs/protocol.md tells when to send what.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/ids.h"
#include "protocol/settings.h"

namespace mohreh::protocol {

// ── Who I am ─────────────────────────────────────────────────────────────────────────────────

// The first message of a connection. With a token: that guest again. With a ticket: the guest who
// made it, on this device too. With neither: a new guest. Answer: welcome.
struct Hello {
  static constexpr std::string_view kType = "hello";
  int version = 0;
  std::optional<Token> token;
  std::optional<Ticket> ticket;
  std::string name;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("version", self.version);
    visit("token", self.token);
    visit("ticket", self.ticket);
    visit("name", self.name);
  }
};

struct Rename {
  static constexpr std::string_view kType = "rename";
  std::string name;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("name", self.name);
  }
};

// Asks for a ticket that brings another device to my seats. Answer: ticket.
struct MoveDevice {
  static constexpr std::string_view kType = "move_device";

  template <class Self, class Visit>
  static void fields(Self&, Visit&) {}
};

// Asks whether the line still carries anything. It is no sign of life of a person. Answer: done.
struct Ping {
  static constexpr std::string_view kType = "ping";

  template <class Self, class Visit>
  static void fields(Self&, Visit&) {}
};

// ── Tables ───────────────────────────────────────────────────────────────────────────────────

// Asks for the open tables, and for my own running and finished matches. Answer: lobby.
struct ListTables {
  static constexpr std::string_view kType = "list_tables";

  template <class Self, class Visit>
  static void fields(Self&, Visit&) {}
};

// Makes a table and enters it as its host. Answer: table.
struct MakeTable {
  static constexpr std::string_view kType = "make_table";
  TableSettings settings;
  // One entry a seat: "" for a person, else the level of a bot. Its length is the number of seats.
  std::vector<std::string> seats;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("settings", self.settings);
    visit("seats", self.seats);
  }
};

// Comes to a table, to my seats if I have any there, else as a spectator. From then on the table's
// messages come. Coming again makes this connection the one that acts for my seats. `seen` is
// the number of plies this client knows already; with it, what was missed comes as steps. Answer:
// table.
struct Enter {
  static constexpr std::string_view kType = "enter";
  TableCode table;
  std::optional<int> seen;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seen", self.seen);
  }
};

// Stops listening. A seat is given up only before the match; afterwards see Resign.
struct Leave {
  static constexpr std::string_view kType = "leave";
  TableCode table;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
  }
};

// Takes an empty seat, or, on my own seat, renews the promise of my contribution to the shuffle:
// `entropy_hash` is BLAKE2b-256 of the 32 bytes that Ready will show.
struct Sit {
  static constexpr std::string_view kType = "sit";
  TableCode table;
  int seat = 0;
  Hash entropy_hash;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seat", self.seat);
    visit("entropy_hash", self.entropy_hash);
  }
};

struct Stand {
  static constexpr std::string_view kType = "stand";
  TableCode table;
  int seat = 0;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seat", self.seat);
  }
};

// The host gives a seat to a bot of that level, or with "" empties it (whoever sat there watches).
struct SetSeat {
  static constexpr std::string_view kType = "set_seat";
  TableCode table;
  int seat = 0;
  std::string bot;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seat", self.seat);
    visit("bot", self.bot);
  }
};

// The host exchanges two seats.
struct SwapSeats {
  static constexpr std::string_view kType = "swap_seats";
  TableCode table;
  int a = 0;
  int b = 0;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("a", self.a);
    visit("b", self.b);
  }
};

// The host changes what is agreed; everybody has to be ready again. `seats` is their number.
struct ChangeSettings {
  static constexpr std::string_view kType = "change_settings";
  TableCode table;
  TableSettings settings;
  int seats = 0;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("settings", self.settings);
    visit("seats", self.seats);
  }
};

// I am ready, and this is the contribution I promised. Also how a rematch is agreed to.
struct Ready {
  static constexpr std::string_view kType = "ready";
  TableCode table;
  int seat = 0;
  Secret entropy;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seat", self.seat);
    visit("entropy", self.entropy);
  }
};

// The host starts when no seat is empty and everybody is ready.
struct Start {
  static constexpr std::string_view kType = "start";
  TableCode table;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
  }
};

// ── Playing ──────────────────────────────────────────────────────────────────────────────────

// Chooses a move. `ply` is the number of plies the client knows, staged ones included: a move that
// was meant for another position is refused. `then` is a move to be played by itself when this seat
// is asked next and it is legal (D3). Answer: accepted, staged or sealed.
struct MakeMove {
  static constexpr std::string_view kType = "move";
  TableCode table;
  int seat = 0;
  int ply = 0;
  std::uint32_t move = 0;
  std::optional<std::uint32_t> then;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seat", self.seat);
    visit("ply", self.ply);
    visit("move", self.move);
    visit("then", self.then);
  }
};

// Takes back the last staged move, or the sealed choice while others still choose.
struct TakeBack {
  static constexpr std::string_view kType = "take_back";
  TableCode table;
  int seat = 0;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seat", self.seat);
  }
};

// Makes the staged moves count. Answer: accepted.
struct Commit {
  static constexpr std::string_view kType = "commit";
  TableCode table;
  int seat = 0;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seat", self.seat);
  }
};

// A standing answer for questions that come in another seat's turn (D4); none takes it back.
struct StandingAnswer {
  static constexpr std::string_view kType = "standing_answer";
  TableCode table;
  int seat = 0;
  std::optional<std::uint32_t> move;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seat", self.seat);
    visit("move", self.move);
  }
};

// Questions that change nothing. Answer: what is asked for, or refused.
enum class Question : std::uint8_t { why_not, preview, previews, odds, advice };

inline constexpr std::array<std::string_view, 5> kQuestionNames{"why_not", "preview", "previews",
                                                                "odds", "advice"};
constexpr const auto& enum_names(Question) {
  return kQuestionNames;
}

struct Ask {
  static constexpr std::string_view kType = "ask";
  TableCode table;
  int seat = 0;
  Question question = Question::why_not;
  std::uint32_t move = 0;  // of why_not and preview

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seat", self.seat);
    visit("question", self.question);
    visit("move", self.move);
  }
};

// Steps of the match as the viewer knew them; `seat` is mine, or -2 for what a spectator saw.
// Answer: steps.
struct History {
  static constexpr std::string_view kType = "history";
  TableCode table;
  int seat = -2;
  int from = 0;
  int to = 0;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seat", self.seat);
    visit("from", self.from);
    visit("to", self.to);
  }
};

// ── Time and absence ─────────────────────────────────────────────────────────────────────────

// What a person at a seat may do about time, presence and the end of the match.
enum class SeatAct : std::uint8_t {
  more_time,   // 60 s, three times a match
  back,        // I am back: the stand-in stops at once
  resign,      // a bot of the table's usual level has my seat from now on
  let_bot,     // about another seat that is absent: a bot stands in until its person is back
  agree_end,   // ends the match without a result when everybody present agrees
  oppose_end,  // takes that back, and stops the vote
  pause,       // stops clocks and bots when everybody present agrees
  resume,      // anybody may
  take_over,   // sits down at a bot's seat in a running match, where the table allows it
};

inline constexpr std::array<std::string_view, 9> kSeatActNames{
    "more_time",  "back",  "resign", "let_bot",  "agree_end",
    "oppose_end", "pause", "resume", "take_over"};
constexpr const auto& enum_names(SeatAct) {
  return kSeatActNames;
}

struct Act {
  static constexpr std::string_view kType = "act";
  TableCode table;
  int seat = 0;  // mine; of let_bot and take_over: the seat it is about
  SeatAct act = SeatAct::back;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("seat", self.seat);
    visit("act", self.act);
  }
};

// ── Talking ──────────────────────────────────────────────────────────────────────────────────

// A line or one of the eight emotes (1 to 8; 0: a line). Spectators have a channel of their own.
struct Say {
  static constexpr std::string_view kType = "say";
  TableCode table;
  std::string text;
  int emote = 0;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("table", self.table);
    visit("text", self.text);
    visit("emote", self.emote);
  }
};

// "Play on from here": a private table against bots from ply `ply` of a finished match, at `seat`.
// Answer: table.
struct PlayOn {
  static constexpr std::string_view kType = "play_on";
  MatchId record;
  int ply = 0;
  int seat = 0;
  std::string bot;  // the level of the others

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("record", self.record);
    visit("ply", self.ply);
    visit("seat", self.seat);
    visit("bot", self.bot);
  }
};

using ClientContent =
    std::variant<Hello, Rename, MoveDevice, Ping, ListTables, MakeTable, Enter, Leave, Sit, Stand,
                 SetSeat, SwapSeats, ChangeSettings, Ready, Start, MakeMove, TakeBack, Commit,
                 StandingAnswer, Ask, History, Act, Say, PlayOn>;

struct ClientMessage {
  std::int64_t id = 0;
  ClientContent content;
};

}  // namespace mohreh::protocol
