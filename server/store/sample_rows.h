#pragma once
// Rows for the tests of the store, and a data folder that goes away with the test.

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <future>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/facade/registry.h"
#include "server/store/writer.h"

namespace mohreh::server::samples {

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "mohreh-store-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) std::abort();
    path_ = name;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

template <class IdType>
IdType id(std::uint32_t number) {
  IdType made;
  for (std::size_t i = 0; i < 4; ++i) {
    made.bytes[i] = static_cast<std::uint8_t>(number >> (8 * i));
  }
  made.bytes.back() = 0x5a;
  return made;
}

inline protocol::UserId user(std::uint32_t number) {
  return id<protocol::UserId>(0x7000'0000 + number);
}
inline protocol::MatchId match_id(std::uint32_t number) {
  return id<protocol::MatchId>(number);
}
inline std::string game_key() {
  return std::string(all_games().front()->info->key);
}

// A table where user 1 (the host) and user 2 play match `number` against a bot.
inline match::TableRow table(std::uint32_t number) {
  match::TableRow row;
  row.code = {protocol::kFirstCode + number};
  row.phase = protocol::Phase::playing;
  row.settings.game = game_key();
  row.settings.title = "پنج‌شنبه \"evening\"\n";
  row.settings.open = number % 2 == 0;
  row.seats.resize(3);
  row.seats[0] = {protocol::SeatKind::person, user(1), "Bahar", "", false, std::nullopt, {}};
  row.seats[0].entropy = id<protocol::Secret>(7);
  row.seats[1] = {protocol::SeatKind::person, user(2), "کیان", "", true, std::nullopt, {}};
  row.seats[2] = {protocol::SeatKind::bot, std::nullopt, "", "easy", false, std::nullopt, {}};
  row.host = user(1);
  row.match = match_id(number);
  row.seed = id<protocol::Secret>(number);
  row.matches = 1;
  row.made_ms = 1'000;
  row.used_ms = 1'800'000'000'123;
  row.deadline_ms = number;
  return row;
}

inline match::MatchRow match_row(std::uint32_t number) {
  match::MatchRow row;
  row.id = match_id(number);
  row.table = {protocol::kFirstCode + number};
  row.game = game_key();
  row.seats = 3;
  row.names = {"Bahar", "کیان", "easy"};
  row.users = {user(1), user(2), std::nullopt};
  row.seed = id<protocol::Secret>(number);
  row.contributions = {id<protocol::Secret>(8), id<protocol::Secret>(9), std::nullopt};
  row.started_ms = 2'000 + number;
  return row;
}

// Entries first … first + count - 1; the code of each is its number.
inline match::NewEntries entries(std::uint32_t match, std::uint32_t first, std::uint32_t count) {
  match::NewEntries added{match_id(match), first, {}, 3'000};
  for (std::uint32_t n = first; n < first + count; ++n) {
    added.entries.push_back({n, Seat{static_cast<std::int8_t>(n % 3)}, match::EntryKind::person});
  }
  return added;
}

// Stores and waits; whether it was stored.
template <class... Writes>
bool stored(Writer& writer, Writes... writes) {
  std::promise<bool> done;
  std::vector<StoreWrite> all;
  (all.emplace_back(std::move(writes)), ...);
  auto answer = done.get_future();
  writer.submit(std::move(all), [&done](bool ok) { done.set_value(ok); });
  return answer.get();
}

}  // namespace mohreh::server::samples
