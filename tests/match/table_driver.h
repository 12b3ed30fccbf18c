#pragma once
// A table with clients around it that know nothing but the messages they get, as real ones do. It
// carries messages, answers and time between them, and checks on the way what must always hold:
// one answer to each message, whole views before changes, views that are the truth.

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "match/table.h"
#include "tests/match/fake_ports.h"

namespace mohreh::match {

// What a client knows of a match with the eyes of one viewer.
struct Mirror {
  std::map<std::string, std::string> view;
  int ply = 0;
  int staged = 0;
  std::set<int> awaited;
  std::set<int> chosen;
  std::vector<AnyMove> moves;
  std::vector<AnyMove> draft;  // what was staged, in order
  bool draft_known = true;     // false: another device staged, or this one before it was gone
  std::optional<std::uint32_t> choice;
  std::vector<int> left_ms;
  std::vector<int> awaited_list;
  std::string scores;
  int stood_in = 0;  // how often anybody's stand-in was marked
};

struct Client {
  Guest guest;
  Connection connection;
  bool there = true;
  std::map<int, Mirror> eyes;  // by seat; -2 as a spectator
  std::map<int, Secret> entropy;
  std::optional<protocol::TableState> table;
  std::optional<protocol::Started> started;
  std::optional<protocol::Ended> ended;
  std::vector<protocol::Said> heard;
  std::vector<protocol::Steps> missed;
  std::optional<protocol::Goodbye> goodbye;
  std::vector<std::string> texts;  // all that came, as on the wire
  int answers = 0;
};

struct DriverSettings {
  const AnyGame* game = nullptr;
  int people = 2;
  int bots = 0;
  std::string options;
  int clock_seconds = 0;
  int window_seconds = 12;
  protocol::Pace pace = protocol::Pace::instant;
  std::uint64_t seed = 1;
};

class TableDriver {
 public:
  explicit TableDriver(const DriverSettings& settings);

  // One more guest with a connection, not entered; an index into `clients`.
  std::size_t guest(const std::string& name);
  // The same guest on another device.
  std::size_t device_of(std::size_t client);

  // Sends it and, unless the disk is slow, gives the answer.
  std::optional<protocol::ServerContent> send(std::size_t client, protocol::ClientContent content);
  template <class T>
  std::optional<T> ask(std::size_t client, protocol::ClientContent content) {
    const auto answer = send(client, std::move(content));
    if (!answer || !std::holds_alternative<T>(*answer)) return std::nullopt;
    return std::get<T>(*answer);
  }
  std::optional<protocol::Refusal> refusal(std::size_t client, protocol::ClientContent content);
  void disconnect(std::size_t client);
  void enter(std::size_t client, std::optional<int> seen = {});
  void sit(std::size_t client, int seat);
  void ready(std::size_t client, int seat);
  // Everybody sits down, is ready, and the host starts.
  void start();

  // Carries writes, messages and thoughts until all is quiet; no time passes.
  void settle();
  // Time passes; wakes the table whenever it wants to be woken.
  void pass(std::int64_t ms);
  // The next thing the table has asked the clock for.
  bool wake();

  // A random choice of some client that is awaited, as it knows; false when nobody can move.
  bool move_somebody();
  protocol::MakeMove move_of(std::size_t client, int seat, AnyMove move) const;
  // Until it ends; fails when it hangs.
  void play_to_end();
  // At most that many choices.
  void play(int choices);

  // The server dies and comes back with what is on disk; everybody comes back too.
  void crash();
  void crash_after(std::size_t writes);
  void rebuild();  // without anybody coming back

  // The position on disk and what each viewer must see.
  std::optional<Play> stored_play() const;
  void check_mirrors();

  std::size_t client_at(int seat) const;
  Mirror& eyes(std::size_t client) { return clients[client].eyes.begin()->second; }

  DriverSettings settings;
  FakeStore store;
  FakeBus bus;
  FakeClock clock;
  FakeEntropy entropy;
  FakeBots bots;
  Rng rng;
  std::unique_ptr<Table> table;
  std::vector<Client> clients;
  bool store_acknowledges = true;
  bool bots_answer = true;
  bool take_backs = true;
  bool checks_mirrors = true;
  int sent = 0;
  std::map<std::int64_t, std::size_t> open;  // messages without an answer
  std::map<std::int64_t, protocol::ServerContent> answers;
  std::set<int> followed;

 private:
  Ports ports() { return {&store, &bus, &clock, &entropy, &bots}; }
  void deliver();
  void receive(Client& client, const protocol::ServerMessage& message);
  void receive(Client& client, const protocol::Update& update);

  mutable std::optional<Play> replayed_;  // what of the disk was replayed already
  std::int64_t next_id_ = 1;
  std::uint64_t next_connection_ = 1;
};

inline constexpr TableCode kTestTable{123456};

}  // namespace mohreh::match
