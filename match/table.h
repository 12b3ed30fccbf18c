#pragma once
// A table: its seats, the people around it and the match they play, as a state machine without
// sockets, threads or clocks of its own. Inputs are the public functions below, called one at a
// time; everything it does goes out by its ports. What it tells anybody is on disk before
// (outbox.h); whoever loads it again from there has the same table.

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/listeners.h"
#include "match/outbox.h"
#include "match/playing.h"
#include "match/ports.h"
#include "match/stored.h"
#include "protocol/client_to_server.h"
#include "protocol/server_to_client.h"

namespace mohreh::match {

// Who sends a message.
struct Guest {
  UserId id;
  std::string name;
};

inline constexpr std::int64_t kSecondMs = 1000;
inline constexpr std::int64_t kMoreTimeMs = 60 * kSecondMs;
inline constexpr int kMoreTimes = 3;
inline constexpr int kTimeOutsUntilAway = 2;
inline constexpr std::int64_t kAbsentMs = 3 * 60 * kSecondMs;  // then others may decide (D21)
// A person without a clock of whom nothing was heard for so long does not keep the others at a
// match that all of them want to end.
inline constexpr std::int64_t kSilentMs = 10 * 60 * kSecondMs;
inline constexpr std::int64_t kSeatKeptMs =
    10 * 60 * kSecondMs;                                 // before a match, when one is gone
inline constexpr int kLongestClock = 14 * 24 * 60 * 60;  // seconds
inline constexpr int kShortestClock = 5;
inline constexpr int kSlowClock = 60 * 60;  // from here on nobody sits and waits
inline constexpr std::string_view kStandIn = "medium";
inline constexpr int kMostSteps = 200;  // of history in one answer
inline constexpr std::size_t kChatKept = 30;

class Table {
 public:
  // A new table of that guest; written down with the first input. Precondition: no problem.
  Table(TableCode code, protocol::TableSettings settings, const std::vector<std::string>& seats,
        const Guest& host, Ports ports);
  // One that was stored. A match that cannot go on is ended without a result.
  Table(StoredTable stored, Ports ports);
  // A private table that goes on from a position of a finished match; `by` sits at `seat`.
  Table(TableCode code, const StoredMatch& source, int ply, Seat seat, std::string bot,
        const Guest& by, Ports ports);

  // None when a table may be made so, else what is wrong, in English.
  static std::optional<std::string> problem(const protocol::TableSettings& settings,
                                            const std::vector<std::string>& seats);

  // From clients. Messages that name no table are not for it.
  void handle(Connection from, const Guest& guest, const protocol::ClientMessage& message);
  void gone(Connection connection);
  void renamed(const Guest& guest);

  // From the ports.
  void stored(std::uint64_t sequence);
  void storage_failed(std::uint64_t sequence);
  void bot_chose(Thought thought, AnyMove move);
  void advised(Thought thought, std::string answer);
  void tick();

  // From whoever keeps the tables. close() ends a running match without a result.
  void close();
  void forget(const UserId& user);  // who wants nothing kept: the seats become bots' or empty
  bool failed() const { return failed_; }
  bool closed() const { return closed_; }
  bool was_stored() const { return outbox_.has_stored(); }  // since it is in memory
  bool has_listeners() const { return !listeners_.empty(); }
  // True when the disk knows everything and nothing happens before somebody comes or a slow clock
  // runs out: then it may be loaded again later instead.
  bool rests() const;
  const TableRow& row() const { return row_; }
  protocol::TableRow summary(const UserId& viewer) const;
  // Whether it belongs into the list of this guest's tables.
  bool concerns(const UserId& user) const;

 private:
  struct Request {
    Connection from;
    const Guest* guest;
    std::int64_t id;
  };

  // table.cc
  void finish_input();
  void answer(const Request& request, protocol::ServerContent content);
  void done(const Request& request) { answer(request, protocol::Done{}); }
  void refuse(const Request& request, protocol::Refusal code, std::string text = {}, int n = 0);
  void save_row() { row_dirty_ = true; }
  void save_entries();
  std::int64_t next_wake() const;
  std::int64_t now() { return ports_.clock->now_ms(); }

  // gathering.cc: before and between matches
  void on(const Request& request, const protocol::Sit& sit);
  void on(const Request& request, const protocol::Stand& stand);
  void on(const Request& request, const protocol::SetSeat& set);
  void on(const Request& request, const protocol::SwapSeats& swap);
  void on(const Request& request, const protocol::ChangeSettings& change);
  void on(const Request& request, const protocol::Ready& ready);
  void on(const Request& request, const protocol::Start& start);
  bool gathering_for_host(const Request& request);
  bool changes_pace_alone(const protocol::ChangeSettings& change) const;
  void empty_seat(SeatRow& seat);
  void pass_host();
  void void_shown_entropy();
  std::optional<int> seat_not_ready() const;
  void free_abandoned_seats();

  // beginning.cc: start and end of a match
  void start_match();
  void prepare_next_match();
  void send_watchers_away();
  void begin(Play play);
  void end_match(bool aborted);
  protocol::Ended ended() const;

  // moving.cc: moves of people
  void on(const Request& request, const protocol::MakeMove& move);
  void on(const Request& request, const protocol::TakeBack& back);
  void on(const Request& request, const protocol::Commit& commit);
  void on(const Request& request, const protocol::StandingAnswer& standing);
  void choose_together(const Request& request, Seat seat, AnyMove move);
  void stage(const Request& request, Seat seat, AnyMove move);
  void move_alone(const Request& request, Seat seat, AnyMove move);
  void keep_follow_up(Seat seat, std::optional<std::uint32_t> then);
  std::optional<AnyMove> kept_move(Seat seat);
  int commit_draft();
  void advance();
  void play_kept_moves();
  void note_own_move(Seat seat);

  // stand_ins.cc: bots, and time
  void ask_bots();
  void play_thought(Seat seat);
  void stop_thinking(Seat seat);
  bool bot_plays(Seat seat) const;
  void keep_clocks();
  void run_out_of_time(Seat seat);
  bool only_answers(Seat seat) const;

  // presence.cc: coming, going and agreeing
  void on(const Request& request, const protocol::Enter& enter);
  void on(const Request& request, const protocol::Leave& leave);
  void on(const Request& request, const protocol::Act& act);
  void on(const Request& request, const protocol::Say& say);
  void take_more_time(const Request& request, Seat seat);
  void come_back(const Request& request, Seat seat);
  void resign(const Request& request, Seat seat);
  void let_bot_play(const Request& request, Seat seat);
  void take_over(const Request& request, Seat seat);
  bool has_sat_elsewhere(const UserId& user, Seat seat) const;
  void vote(const Request& request, protocol::SeatAct act);
  void count_votes();
  void note_presence();
  SeatSet present() const;
  SeatSet given_up() const;
  SeatSet silent() const;
  void note_heard(const UserId& user);
  void go_on();
  void leave_to_bots();

  // questions.cc
  void on(const Request& request, const protocol::Ask& ask);
  void on(const Request& request, const protocol::History& history);
  void refuse_advice(protocol::Refusal why);

  // telling.cc: what goes out to whom
  void tell_all(const protocol::ServerContent& content);
  void tell_updates(std::optional<UserId> except = {});
  void tell_update(Seat viewer, const std::optional<UserId>& except = {});
  void tell_position(const UserId& user);
  void tell_position(Connection connection, const UserId& user, std::optional<int> seen);
  void tell_table();
  static bool is_news(Listener& listener, const protocol::TableState& state);
  protocol::TableState state_for(const Listener& listener) const;
  std::vector<Connection> viewers(Seat viewer) const;

  // Whose seat it is.
  bool valid(int seat) const { return seat >= 0 && seat < static_cast<int>(row_.seats.size()); }
  SeatRow& at(Seat seat) { return row_.seats[seat.slot()]; }
  const SeatRow& at(Seat seat) const { return row_.seats[seat.slot()]; }
  bool sits(const UserId& user, Seat seat) const;
  SeatSet seats_of(const UserId& user) const;
  std::vector<protocol::Sitter> sitters_for(const UserId& viewer) const;
  bool in_play() const { return playing_ != nullptr && !playing_->over; }
  // The seat a message speaks for, or nothing after a refusal.
  std::optional<Seat> own_seat(const Request& request, int seat);
  std::optional<Seat> playing_seat(const Request& request, int seat);

  Ports ports_;
  TableRow row_;
  Outbox outbox_;
  Listeners listeners_;
  std::unique_ptr<Playing> playing_;
  std::vector<Write> writes_;
  std::array<std::int64_t, kMaxSeats> absent_since_{};  // 0: there, or no person's seat
  std::array<std::int64_t, kMaxSeats> heard_ms_{};      // the last message of its person
  SeatSet given_up_;                                    // as the people were told last
  std::vector<protocol::Said> chat_;
  struct Asked {
    Thought thought;
    Connection from;
    std::int64_t id;
  };
  std::vector<Asked> asked_;
  std::uint64_t thoughts_ = 0;
  std::int64_t wake_ms_ = 0;
  bool row_dirty_ = false;
  bool table_dirty_ = false;
  bool play_dirty_ = false;
  std::optional<Seat> draft_dirty_;  // only this seat has something new to see
  bool just_ended_ = false;
  bool failed_ = false;
  bool closed_ = false;
};

}  // namespace mohreh::match
