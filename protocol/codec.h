#pragma once
// Messages as JSON texts and back. Reading is strict: one object, known fields only, nothing out of
// range, and it never throws; whoever reads from strangers limits the size before. A hello of
// another version is read as far as its version. Writing leaves out what has its default.

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/text_error.h"
#include "protocol/client_to_server.h"
#include "protocol/server_to_client.h"

namespace mohreh::protocol {

// The `id` of a message that may be wrong otherwise, so that the refusal can name it.
std::optional<std::int64_t> message_id(std::string_view json);

Parsed<ClientMessage> read_client_message(std::string_view json);
std::string write_client_message(const ClientMessage& message);

Parsed<ServerMessage> read_server_message(std::string_view json);
std::string write_server_message(const ServerMessage& message);
// The same, behind what `text` has already.
void append_server_message(std::string& text, const ServerMessage& message);

}  // namespace mohreh::protocol
