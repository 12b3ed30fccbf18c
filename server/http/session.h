#pragma once
// One HTTP connection: requests one after another, each within its time and size, answered by
// routes.h or handed over as a WebSocket session.

#include "server/asio.h"
#include "server/context.h"

namespace mohreh::server {

// Serves until the connection ends or becomes a WebSocket.
Awaitable<void> serve_http(Context& context, Socket socket, Address remote, Admission::Slot slot);

}  // namespace mohreh::server
