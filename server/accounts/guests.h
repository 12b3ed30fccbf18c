#pragma once
// Who is who. A guest is a name and a secret token that one device keeps; a ticket brings another
// device to the same guest. Tokens are stored hashed, tickets live in memory for ten minutes.
// Calls come from any thread; those that read the store say so.

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "match/table.h"
#include "protocol/client_to_server.h"
#include "server/store/reader.h"
#include "server/store/writer.h"

namespace mohreh::server {

using match::Guest;

inline constexpr int kTicketSeconds = 600;

class Guests {
 public:
  Guests(Reader& reader, Writer& writer) : reader_(reader), writer_(writer) {}

  // Somebody who has said hello; `token` when it is new.
  struct Admitted {
    Guest guest;
    std::optional<protocol::Token> token;
  };
  using Tell = std::function<void(std::optional<Admitted>, protocol::Refusal)>;

  // Reads the store; calls `tell` once, here or on the writer's thread, when what is new is stored.
  void admit(const protocol::Hello& hello, Tell tell);

  // Calls `tell` when it is stored; the name is clean.
  void rename(const Guest& guest, std::function<void(bool stored)> tell);

  protocol::Ticket make_ticket(const protocol::UserId& user);

  // Reads the store; none when no guest has this token.
  std::optional<Guest> find(std::string_view token);

  void forget(const protocol::UserId& user, std::function<void(bool stored)> tell);

 private:
  struct Issued {
    protocol::UserId user;
    std::chrono::steady_clock::time_point until;
  };

  std::optional<protocol::UserId> redeem(const protocol::Ticket& ticket);
  void note_seen(const UserRow& row);
  void issue_token(UserRow row, bool is_new, Tell tell);

  Reader& reader_;
  Writer& writer_;
  std::mutex mutex_;
  std::map<protocol::Ticket, Issued> tickets_;
};

}  // namespace mohreh::server
