#pragma once
// What each path is answered with: health, metrics, the application's API, static files.

#include "server/asio.h"
#include "server/context.h"
#include "server/http/reply.h"
#include "server/http/target.h"

namespace mohreh::server {

// What a request says, as far as routes care.
struct Asked {
  const HttpRequest& request;
  const Target& target;
  std::string host;
  Address client;
};

bool is_api(std::string_view path);
Awaitable<Reply> answer(Context& context, const Asked& asked);

}  // namespace mohreh::server
