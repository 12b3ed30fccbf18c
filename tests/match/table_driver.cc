#include "tests/match/table_driver.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/json_document.h"
#include "match/broadcast.h"
#include "match/fairness.h"
#include "protocol/codec.h"

namespace mohreh::match {
namespace {

std::map<std::string, std::string> fields_of(std::string_view json) {
  std::map<std::string, std::string> fields;
  const auto document = JsonDocument::parse(json);
  EXPECT_TRUE(document) << json;
  if (!document) return fields;
  const JsonValue root = document->root();
  for (std::size_t i = 0; i < root.size(); ++i) {
    fields[std::string(root.key(i))] = std::string(root.member(i).text());
  }
  return fields;
}

std::vector<AnyMove> moves_of(const std::string& json) {
  std::vector<AnyMove> moves;
  const auto document = JsonDocument::parse(json);
  EXPECT_TRUE(document) << json;
  if (!document) return moves;
  for (std::size_t i = 0; i < document->root().size(); ++i) {
    const JsonValue code = document->root().item(i).item(0);
    moves.push_back({static_cast<std::uint32_t>(*code.integer())});
  }
  return moves;
}

}  // namespace

TableDriver::TableDriver(const DriverSettings& its_settings)
    : settings(its_settings), entropy(settings.seed), rng(settings.seed + 1000) {
  protocol::TableSettings agreed;
  agreed.game = std::string(settings.game->info->key);
  agreed.options = settings.options;
  agreed.clock_seconds = settings.clock_seconds;
  agreed.window_seconds = settings.window_seconds;
  agreed.pace = settings.pace;
  std::vector<std::string> seats(static_cast<std::size_t>(settings.people + settings.bots));
  for (std::size_t s = static_cast<std::size_t>(settings.people); s < seats.size(); ++s) {
    seats[s] = std::string(kStandIn);
  }
  EXPECT_EQ(Table::problem(agreed, seats), std::nullopt);
  for (int p = 0; p < settings.people; ++p) guest("guest " + std::to_string(p));
  table = std::make_unique<Table>(kTestTable, agreed, seats, clients[0].guest, ports());
  settle();
}

std::size_t TableDriver::guest(const std::string& name) {
  Client client;
  entropy.fill(client.guest.id.bytes);
  client.guest.name = name;
  client.connection = {next_connection_++};
  clients.push_back(std::move(client));
  return clients.size() - 1;
}

std::size_t TableDriver::device_of(std::size_t other) {
  Client client;
  client.guest = clients[other].guest;
  client.connection = {next_connection_++};
  clients.push_back(std::move(client));
  return clients.size() - 1;
}

std::optional<protocol::ServerContent> TableDriver::send(std::size_t client,
                                                         protocol::ClientContent content) {
  const std::int64_t id = next_id_++;
  ++sent;
  open[id] = client;
  const bool leaves = std::holds_alternative<protocol::Leave>(content);
  table->handle(clients[client].connection, clients[client].guest, {id, std::move(content)});
  if (leaves) clients[client].eyes.clear();
  settle();
  const auto found = answers.find(id);
  if (found == answers.end()) return std::nullopt;
  return found->second;
}

std::optional<protocol::Refusal> TableDriver::refusal(std::size_t client,
                                                      protocol::ClientContent content) {
  const auto refused = ask<protocol::Refused>(client, std::move(content));
  if (!refused) return std::nullopt;
  return refused->code;
}

void TableDriver::disconnect(std::size_t client) {
  clients[client].there = false;
  clients[client].eyes.clear();
  table->gone(clients[client].connection);
  settle();
}

void TableDriver::enter(std::size_t client, std::optional<int> seen) {
  Client& who = clients[client];
  if (!who.there) who.connection = {next_connection_++};
  who.there = true;
  who.eyes.clear();
  send(client, protocol::Enter{kTestTable, seen});
}

void TableDriver::sit(std::size_t client, int seat) {
  Secret secret;
  entropy.fill(secret.bytes);
  clients[client].entropy[seat] = secret;
  EXPECT_TRUE(ask<protocol::Done>(client, protocol::Sit{kTestTable, seat, commitment_to(secret)}));
}

void TableDriver::ready(std::size_t client, int seat) {
  EXPECT_TRUE(ask<protocol::Done>(
      client, protocol::Ready{kTestTable, seat, clients[client].entropy[seat]}));
}

void TableDriver::start() {
  for (int p = 0; p < settings.people; ++p) enter(static_cast<std::size_t>(p));
  for (int p = 0; p < settings.people; ++p) sit(static_cast<std::size_t>(p), p);
  for (int p = 0; p < settings.people; ++p) ready(static_cast<std::size_t>(p), p);
  EXPECT_TRUE(ask<protocol::Done>(0, protocol::Start{kTestTable}));
}

void TableDriver::deliver() {
  while (!bus.sent.empty()) {
    const FakeBus::Sent sent_now = std::move(bus.sent.front());
    bus.sent.pop_front();
    for (Client& client : clients) {
      if (client.there && client.connection == sent_now.to) receive(client, sent_now.message);
    }
    if (sent_now.message.id) {
      const auto asked = open.find(*sent_now.message.id);
      ASSERT_NE(asked, open.end()) << "answered twice, or never asked";
      answers.insert_or_assign(*sent_now.message.id, sent_now.message.content);
      open.erase(asked);
    }
  }
}

void TableDriver::settle() {
  for (;;) {
    deliver();
    if (table == nullptr) return;
    if (store_acknowledges && store.waits()) {
      table->stored(store.acknowledge());
    } else if (bots_answer && !bots.asked.empty()) {
      const FakeBots::Question question = std::move(bots.asked.front());
      bots.asked.pop_front();
      if (question.advice) {
        table->advised(question.thought, "[]");
      } else {
        table->bot_chose(
            question.thought,
            question.legal[rng.below(static_cast<std::uint32_t>(question.legal.size()))]);
      }
    } else if (bus.sent.empty()) {
      break;
    }
  }
  if (checks_mirrors && !store.waits() && !table->failed()) check_mirrors();
}

bool TableDriver::wake() {
  if (clock.wake == 0) return false;
  clock.now = std::max(clock.now, clock.wake);
  clock.wake = 0;
  table->tick();
  settle();
  return true;
}

void TableDriver::pass(std::int64_t ms) {
  const std::int64_t until = clock.now + ms;
  int wakes = 0;
  while (clock.wake != 0 && clock.wake <= until) {
    ASSERT_LT(++wakes, 5000) << "the table wakes itself without end";
    wake();
  }
  clock.now = until;
}

void TableDriver::receive(Client& client, const protocol::ServerMessage& message) {
  client.texts.push_back(protocol::write_server_message(message));
  if (message.id) ++client.answers;
  if (const auto* update = std::get_if<protocol::Update>(&message.content)) {
    receive(client, *update);
  } else if (const auto* state = std::get_if<protocol::TableState>(&message.content)) {
    client.table = *state;
    // Whoever has given a seat away looks with other eyes.
    const bool seated = std::any_of(state->seats.begin(), state->seats.end(),
                                    [](const auto& seat) { return seat.mine; });
    std::erase_if(client.eyes, [&](const auto& eyes) {
      if (eyes.first < 0) return seated;
      return !state->seats[static_cast<std::size_t>(eyes.first)].mine;
    });
  } else if (const auto* started = std::get_if<protocol::Started>(&message.content)) {
    client.started = *started;
    client.ended.reset();
    client.eyes.clear();
  } else if (const auto* ended = std::get_if<protocol::Ended>(&message.content)) {
    client.ended = *ended;
  } else if (const auto* said = std::get_if<protocol::Said>(&message.content)) {
    client.heard.push_back(*said);
  } else if (const auto* steps = std::get_if<protocol::Steps>(&message.content)) {
    client.missed.push_back(*steps);
  } else if (const auto* goodbye = std::get_if<protocol::Goodbye>(&message.content)) {
    client.goodbye = *goodbye;
    client.eyes.clear();
  }
}

void TableDriver::receive(Client& client, const protocol::Update& update) {
  if (update.full) {
    const int marked = client.eyes[update.seat].stood_in;
    client.eyes[update.seat] = {};
    client.eyes[update.seat].stood_in = marked;
  }
  ASSERT_TRUE(client.eyes.contains(update.seat)) << "changes of a view that was never told whole";
  Mirror& mirror = client.eyes[update.seat];
  for (auto& [name, value] : fields_of(update.view.text)) mirror.view[name] = value;
  mirror.ply = update.ply;
  mirror.staged = update.staged;
  if (mirror.staged == 0) mirror.draft.clear();
  if (update.full) mirror.draft_known = mirror.staged == 0;
  if (mirror.staged == 0) mirror.draft_known = true;
  mirror.awaited_list = update.awaited;
  mirror.awaited = {update.awaited.begin(), update.awaited.end()};
  mirror.chosen = {update.chosen.begin(), update.chosen.end()};
  mirror.choice = update.choice;
  mirror.left_ms = update.left_ms;
  mirror.stood_in += static_cast<int>(update.stood_in.size());
  if (update.moves) mirror.moves = moves_of(update.moves->text);
  if (update.scores) mirror.scores = update.scores->text;
}

protocol::MakeMove TableDriver::move_of(std::size_t client, int seat, AnyMove move) const {
  const Mirror& mirror = clients[client].eyes.at(seat);
  return {kTestTable, seat, mirror.ply + mirror.staged, move.code, {}};
}

bool TableDriver::move_somebody() {
  struct Turn {
    std::size_t client;
    int seat;
  };
  std::vector<Turn> turns;
  for (std::size_t c = 0; c < clients.size(); ++c) {
    if (!clients[c].there || clients[c].ended) continue;
    if (clients[c].table && (!clients[c].table->acting || clients[c].table->paused)) continue;
    for (const auto& [seat, mirror] : clients[c].eyes) {
      if (seat < 0 || !mirror.awaited.contains(seat) || mirror.chosen.contains(seat)) continue;
      if (clients[c].table->seats[static_cast<std::size_t>(seat)].away) continue;
      EXPECT_FALSE(mirror.moves.empty()) << "awaited and no move";
      if (!mirror.moves.empty()) turns.push_back({c, seat});
    }
  }
  if (turns.empty()) return false;
  const Turn turn = turns[rng.below(static_cast<std::uint32_t>(turns.size()))];
  Mirror& mirror = clients[turn.client].eyes[turn.seat];
  if (mirror.staged > 0 && take_backs && rng.below(8) == 0) {
    if (!mirror.draft.empty()) mirror.draft.pop_back();
    const auto taken = send(turn.client, protocol::TakeBack{kTestTable, turn.seat});
    EXPECT_TRUE(!taken || std::holds_alternative<protocol::Done>(*taken));
    return true;
  }
  if (mirror.staged > 0 && rng.below(8) == 0) {
    const auto committed = send(turn.client, protocol::Commit{kTestTable, turn.seat});
    EXPECT_TRUE(!committed || std::holds_alternative<protocol::Accepted>(*committed));
    return true;
  }
  const AnyMove move = mirror.moves[rng.below(static_cast<std::uint32_t>(mirror.moves.size()))];
  const protocol::MakeMove message = move_of(turn.client, turn.seat, move);
  mirror.draft.push_back(move);  // looked at only while the table says that something is staged
  const auto answer = send(turn.client, message);
  if (!answer) return true;
  Mirror& now = clients[turn.client].eyes[turn.seat];
  if (std::holds_alternative<protocol::Staged>(*answer)) {
    EXPECT_TRUE(!now.draft_known || now.staged == static_cast<int>(now.draft.size()));
    return true;
  }
  EXPECT_TRUE(std::holds_alternative<protocol::Accepted>(*answer) ||
              std::holds_alternative<protocol::Sealed>(*answer))
      << protocol::write_server_message({1, *answer});
  return true;
}

void TableDriver::play(int choices) {
  for (int i = 0; i < choices && table->row().phase == Phase::playing; ++i) {
    if (move_somebody()) continue;
    ASSERT_TRUE(wake()) << "nobody is asked and nothing is to come";
  }
}

void TableDriver::play_to_end() {
  play(20 * settings.game->info->max_plies);
  EXPECT_EQ(table->row().phase, Phase::over);
}

void TableDriver::rebuild() {
  table.reset();
  bus.sent.clear();
  bots.asked.clear();
  store.waiting.clear();
  open.clear();
  clock.wake = 0;
  const auto stored = store.load();
  ASSERT_TRUE(stored);
  table = std::make_unique<Table>(*stored, ports());
  for (Client& client : clients) {
    client.there = false;
    client.eyes.clear();
  }
  settle();
}

void TableDriver::crash() {
  std::vector<std::size_t> back;
  for (std::size_t c = 0; c < clients.size(); ++c) {
    if (clients[c].there) back.push_back(c);
  }
  rebuild();
  for (const std::size_t client : back) enter(client);
}

void TableDriver::crash_after(std::size_t writes) {
  store.disk.resize(writes);
  crash();
}

// Replays only what is new since the last look, if the journal merely grew.
std::optional<Play> TableDriver::stored_play() const {
  const auto row = store.load();
  if (!row) return std::nullopt;
  const auto match = row->row.phase == Phase::playing ? row->match
                     : row->row.last_match            ? store.find(*row->row.last_match)
                                                      : std::nullopt;
  if (!match) return std::nullopt;
  const std::span<const Entry> entries = match->entries;
  const bool grew =
      replayed_ && replayed_->row().id == match->row.id &&
      entries.size() >= replayed_->entries().size() &&
      std::ranges::equal(replayed_->entries(), entries.first(replayed_->entries().size()));
  if (!grew) {
    replayed_ = Play::replay(match->row, entries);
  } else if (!replayed_->follow(entries.subspan(replayed_->entries().size()))) {
    replayed_.reset();
  }
  return replayed_;
}

// The truth is on disk, and a client's own draft on top of it.
void TableDriver::check_mirrors() {
  const auto play = stored_play();
  if (!play) return;
  for (const Client& client : clients) {
    if (!client.there) continue;
    for (const auto& [seat, mirror] : client.eyes) {
      ASSERT_EQ(mirror.ply, play->plies()) << "seat " << seat;
      AnyState state = play->state();
      const bool known =
          mirror.draft_known && mirror.staged <= static_cast<int>(mirror.draft.size());
      if (!known) continue;  // another device's draft
      for (int i = 0; i < mirror.staged; ++i) {
        ASSERT_TRUE(
            try_apply(state, {seat_of(seat), mirror.draft[static_cast<std::size_t>(i)]}, nullptr)
                .none());
      }
      ASSERT_EQ(mirror.view, fields_of(view_json(open_to(state, seat_of(seat)))))
          << "seat " << seat;
      ASSERT_EQ(mirror.scores, scores_json(open_to(state, seat_of(seat)), play->seats()));
    }
  }
}

std::size_t TableDriver::client_at(int seat) const {
  for (std::size_t c = clients.size(); c-- > 0;) {
    if (clients[c].there && clients[c].eyes.contains(seat)) return c;
  }
  return clients.size();
}

}  // namespace mohreh::match
