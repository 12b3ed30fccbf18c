#include "server/accounts/guests.h"

#include <sodium.h>

#include <utility>

#include "match/cleaning.h"
#include "server/wall_clock.h"

namespace mohreh::server {
namespace {

using protocol::Refusal;

constexpr std::int64_t kDayMs = std::int64_t{24} * 3'600'000;

template <class IdType>
IdType random_id() {
  IdType id;
  randombytes_buf(id.bytes.data(), id.bytes.size());
  return id;
}

std::string clean_name(std::string_view name) {
  return match::cleaned(name, match::kLongestName);
}

}  // namespace

void Guests::admit(const protocol::Hello& hello, Tell tell) {
  if (hello.ticket) {
    const auto user = redeem(*hello.ticket);
    auto row = user ? reader_.user(*user) : std::nullopt;
    if (!row) return tell(std::nullopt, Refusal::ticket);
    note_seen(*row);
    return issue_token(std::move(*row), false, std::move(tell));
  }
  if (hello.token) {
    const auto row = reader_.user_by_token_hash(hash_of(*hello.token));
    if (!row) return tell(std::nullopt, Refusal::token);
    note_seen(*row);
    return tell(Admitted{{row->id, row->name}, std::nullopt}, {});
  }
  UserRow row{random_id<protocol::UserId>(), clean_name(hello.name), now_ms(), now_ms()};
  issue_token(std::move(row), true, std::move(tell));
}

// To the day: nobody needs to know it better, and a page that reconnects writes nothing.
void Guests::note_seen(const UserRow& row) {
  const std::int64_t now = now_ms();
  if (row.seen_ms + kDayMs > now) return;
  writer_.submit(std::vector<StoreWrite>{UserSeen{row.id, now}}, {});
}

void Guests::issue_token(UserRow row, bool is_new, Tell tell) {
  const auto token = random_id<protocol::Token>();
  Admitted admitted{{row.id, row.name}, token};
  std::vector<StoreWrite> writes;
  const TokenRow issued{hash_of(token), row.id, now_ms()};
  if (is_new) writes.emplace_back(std::move(row));
  writes.emplace_back(issued);
  writer_.submit(std::move(writes),
                 [admitted = std::move(admitted), tell = std::move(tell)](bool stored) {
                   if (!stored) return tell(std::nullopt, Refusal::storage);
                   tell(admitted, {});
                 });
}

void Guests::rename(const Guest& guest, std::function<void(bool)> tell) {
  auto row = reader_.user(guest.id);
  if (!row) return tell(false);
  row->name = guest.name;
  row->seen_ms = now_ms();
  writer_.submit(std::vector<StoreWrite>{std::move(*row)},
                 [tell = std::move(tell)](bool stored) { tell(stored); });
}

protocol::Ticket Guests::make_ticket(const protocol::UserId& user) {
  const auto ticket = random_id<protocol::Ticket>();
  const auto now = std::chrono::steady_clock::now();
  const std::scoped_lock lock(mutex_);
  std::erase_if(tickets_, [&](const auto& entry) { return entry.second.until < now; });
  tickets_[ticket] = {user, now + std::chrono::seconds(kTicketSeconds)};
  return ticket;
}

std::optional<protocol::UserId> Guests::redeem(const protocol::Ticket& ticket) {
  const std::scoped_lock lock(mutex_);
  const auto found = tickets_.find(ticket);
  if (found == tickets_.end()) return std::nullopt;
  const Issued issued = found->second;
  tickets_.erase(found);
  if (issued.until < std::chrono::steady_clock::now()) return std::nullopt;
  return issued.user;
}

std::optional<Guest> Guests::find(std::string_view token) {
  const auto id = protocol::id_from<protocol::Token>(token);
  const auto row = id ? reader_.user_by_token_hash(hash_of(*id)) : std::nullopt;
  if (!row) return std::nullopt;
  return Guest{row->id, row->name};
}

void Guests::forget(const protocol::UserId& user, std::function<void(bool)> tell) {
  {
    const std::scoped_lock lock(mutex_);
    std::erase_if(tickets_, [&](const auto& entry) { return entry.second.user == user; });
  }
  writer_.submit(std::vector<StoreWrite>{UserDeleted{user}},
                 [tell = std::move(tell)](bool stored) { tell(stored); });
}

}  // namespace mohreh::server
