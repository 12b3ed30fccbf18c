#include "server/http/routes.h"

#include <spdlog/spdlog.h>

#include <optional>

#include "engine/core/hash.h"
#include "server/http/invitation.h"
#include "server/http/site.h"
#include "server/http/site_folder.h"
#include "server/version.h"

namespace mohreh::server {
namespace {

std::string_view text_of(beast::string_view text) {
  return {text.data(), text.size()};
}

std::string_view field(const HttpRequest& request, http::field name) {
  return text_of(request[name]);
}

Reply text_reply(int status, const Asked& asked, std::string text, std::string_view type) {
  Reply reply(status, asked.host);
  reply.header("Cache-Control", "no-store").body(std::move(text), type);
  return reply;
}

Reply health(Context& context, const Asked& asked) {
  const bool is_well = !context.stopping && context.application.healthy();
  std::string text = std::string("{\"status\":\"") + (is_well ? "ok" : "degraded") +
                     "\",\"version\":\"" + kBuildVersion + "\"}";
  return text_reply(is_well ? 200 : 503, asked, std::move(text), "application/json");
}

// Under which address the page was asked for: the public one, or else the host that the client
// named (session.cc has seen to it that it is one). A client without either gets none.
std::string origin_of(const Config& config, const Asked& asked) {
  if (!config.public_url.empty() || asked.host.empty()) return config.public_url;
  return "http://" + asked.host;
}

Reply folder_file(const Config& config, const Asked& asked) {
  const std::string& path = asked.target.path;
  auto file = find_folder_file(config.page, path);
  if (!file) return error_reply(404, asked.host, "not_found");
  if (is_invitation(path)) {
    const bool has_picture = find_folder_file(config.page, kInvitationPicture).has_value();
    file->body =
        with_head(file->body, invitation_head(origin_of(config, asked), path, has_picture));
  }
  Reply reply(200, asked.host);
  reply.header("Cache-Control", "no-cache").body(std::move(file->body), file->type);
  return reply;
}

// The page of the client with what messengers want to know. Made for the request, so it comes
// without a coding; its tag differs where what was put in does.
Reply invitation(const Config& config, const Asked& asked) {
  const std::string& path = asked.target.path;
  const auto page = find_site_file(path, "");
  if (!page) return error_reply(404, asked.host, "not_found");
  const bool has_picture = find_site_file(kInvitationPicture, "").has_value();
  const std::string head = invitation_head(origin_of(config, asked), path, has_picture);
  const std::string tag = page->tag.substr(0, page->tag.size() - 1) + "-" +
                          std::to_string(hash_bytes(head.data(), head.size())) + "\"";
  const bool is_known = matches_tag(field(asked.request, http::field::if_none_match), tag);
  Reply reply(is_known ? 304 : 200, asked.host);
  reply.header("ETag", tag).header("Cache-Control", "no-cache");
  if (!is_known) reply.body(with_head(page->body, head), page->type);
  return reply;
}

Reply site_file(const Config& config, const Asked& asked) {
  if (!config.page.empty()) return folder_file(config, asked);
  if (is_invitation(asked.target.path)) return invitation(config, asked);
  const auto file =
      find_site_file(asked.target.path, field(asked.request, http::field::accept_encoding));
  if (!file) return error_reply(404, asked.host, "not_found");
  const bool is_known = matches_tag(field(asked.request, http::field::if_none_match), file->tag);
  Reply reply(is_known ? 304 : 200, asked.host);
  reply.header("ETag", file->tag).header("Vary", "Accept-Encoding");
  reply.header("Cache-Control",
               file->is_forever ? "public, max-age=31536000, immutable" : "no-cache");
  if (is_known) return reply;
  if (!file->coding.empty()) reply.header("Content-Encoding", file->coding);
  reply.borrowed_body(file->body, file->type);
  return reply;
}

// What the worker needs, kept alive beyond the request: the answer may come too late.
struct ApiCall {
  std::string method;
  std::string path;
  std::string query;
  std::string bearer;
  std::string body;
  std::string address;
  ApiResponse response;
  bool is_done = false;
};

void run_api(Context& context, ApiCall& call) {
  try {
    call.response = context.application.api(
        {call.method, call.path, call.query, call.bearer, call.body, call.address});
  } catch (const std::exception& error) {
    spdlog::error("a request below /api/ failed: {}", error.what());
    call.response = {500, R"({"error":"internal"})", "application/json", ""};
  }
}

// Nothing when it took too long.
Awaitable<std::optional<ApiResponse>> call_api(Context& context, std::shared_ptr<ApiCall> call) {
  const Executor executor = co_await asio::this_coro::executor;
  const auto timer = std::make_shared<Timer>(executor, context.config.times.api);
  asio::post(context.api_pool, [&context, call, timer, executor] {
    run_api(context, *call);
    --context.waiting_api_requests;
    asio::post(executor, [call, timer] {
      call->is_done = true;
      timer->cancel();
    });
  });
  co_await timer->async_wait(kAwait);
  if (!call->is_done) co_return std::nullopt;
  co_return std::move(call->response);
}

std::string attachment(std::string_view name) {
  std::string safe;
  for (const char c : name) {
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                          (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
    safe.push_back(is_plain ? c : '_');
  }
  return "attachment; filename=\"" + safe + "\"";
}

Awaitable<Reply> api(Context& context, const Asked& asked) {
  if (++context.waiting_api_requests > context.config.limits.waiting_api_requests) {
    --context.waiting_api_requests;
    co_return error_reply(503, asked.host, "busy");
  }
  const bool is_head = asked.request.method() == http::verb::head;
  auto call = std::make_shared<ApiCall>();
  call->method = is_head ? "GET" : text_of(asked.request.method_string());
  call->path = asked.target.path;
  call->query = asked.target.query;
  call->bearer = bearer_token(field(asked.request, http::field::authorization));
  call->body = asked.request.body();
  call->address = to_string(asked.client);
  auto response = co_await call_api(context, std::move(call));
  if (!response) co_return error_reply(503, asked.host, "took_too_long");
  Reply reply =
      text_reply(response->status, asked, std::move(response->body), response->content_type);
  if (!response->file_name.empty()) {
    reply.header("Content-Disposition", attachment(response->file_name));
  }
  co_return reply;
}

Reply not_allowed(const Asked& asked, std::string_view methods) {
  Reply reply = error_reply(405, asked.host, "method_not_allowed");
  reply.header("Allow", methods);
  return reply;
}

}  // namespace

bool is_api(std::string_view path) {
  return path == "/api" || path.starts_with("/api/");
}

Awaitable<Reply> answer(Context& context, const Asked& asked) {
  const http::verb method = asked.request.method();
  const bool is_reading = method == http::verb::get || method == http::verb::head;
  const std::string& path = asked.target.path;
  if (is_api(path)) {
    if (!is_reading && method != http::verb::post && method != http::verb::delete_) {
      co_return not_allowed(asked, "GET, HEAD, POST, DELETE");
    }
    co_return co_await api(context, asked);
  }
  if (!is_reading) co_return not_allowed(asked, "GET, HEAD");
  if (path == "/health") co_return health(context, asked);
  if (path == "/metrics") {
    co_return text_reply(200, asked, prometheus_text(context.metrics),
                         "text/plain; version=0.0.4; charset=utf-8");
  }
  if (path == "/ws" || (path == "/echo" && context.config.echo)) {
    Reply reply = error_reply(426, asked.host, "websocket_only");
    reply.header("Upgrade", "websocket");
    co_return reply;
  }
  co_return site_file(context.config, asked);
}

}  // namespace mohreh::server
