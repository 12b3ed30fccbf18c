#include "server/http/reply.h"

#include "server/http/target.h"

namespace mohreh::server {
namespace {

std::string_view reason_of(int status) {
  switch (status) {
    case 200:
      return "OK";
    case 201:
      return "Created";
    case 202:
      return "Accepted";
    case 204:
      return "No Content";
    case 304:
      return "Not Modified";
    case 400:
      return "Bad Request";
    case 401:
      return "Unauthorized";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 408:
      return "Request Timeout";
    case 409:
      return "Conflict";
    case 410:
      return "Gone";
    case 413:
      return "Content Too Large";
    case 415:
      return "Unsupported Media Type";
    case 422:
      return "Unprocessable Content";
    case 426:
      return "Upgrade Required";
    case 429:
      return "Too Many Requests";
    case 431:
      return "Request Header Fields Too Large";
    case 500:
      return "Internal Server Error";
    case 503:
      return "Service Unavailable";
    case 507:
      return "Insufficient Storage";
    default:
      return "Answer";
  }
}

}  // namespace

std::string content_security_policy(std::string_view host) {
  std::string policy =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
      "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; manifest-src 'self'; "
      "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
      "connect-src 'self'";
  // Older browsers do not count sockets of the same host as 'self'.
  if (is_host(host)) {
    policy.append(" ws://").append(host).append(" wss://").append(host);
  }
  return policy;
}

Reply::Reply(int status, std::string_view host) : status_(status) {
  head_.reserve(1024);
  head_.append("HTTP/1.1 ").append(std::to_string(status)).append(" ");
  head_.append(reason_of(status)).append("\r\n");
  header("Content-Security-Policy", content_security_policy(host));
  header("X-Content-Type-Options", "nosniff");
  header("X-Frame-Options", "DENY");
  header("Referrer-Policy", "no-referrer");
  header("Cross-Origin-Opener-Policy", "same-origin");
  header("Cross-Origin-Resource-Policy", "same-origin");
  // The camera reads the QR code of a table.
  header("Permissions-Policy",
         "camera=(self), clipboard-write=(self), screen-wake-lock=(self), "
         "fullscreen=(self), geolocation=(), microphone=(), payment=(), usb=()");
}

Reply& Reply::header(std::string_view name, std::string_view value) {
  head_.append(name).append(": ");
  for (const char c : value) {
    if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f) head_.push_back(c);
  }
  head_.append("\r\n");
  return *this;
}

Reply& Reply::body(std::string text, std::string_view type) {
  owned_ = std::move(text);
  payload_is_owned_ = true;
  has_body_ = true;
  return header("Content-Type", type);
}

Reply& Reply::borrowed_body(std::string_view text, std::string_view type) {
  borrowed_ = text;
  has_body_ = true;
  return header("Content-Type", type);
}

void Reply::finish(bool keep_alive, bool head_only) {
  if (has_body_ || (status_ != 304 && status_ != 204)) {
    header("Content-Length", std::to_string(payload().size()));
  }
  header("Connection", keep_alive ? "keep-alive" : "close");
  head_.append("\r\n");
  if (!head_only) return;
  owned_.clear();
  borrowed_ = {};
}

Reply error_reply(int status, std::string_view host, std::string_view code) {
  Reply reply(status, host);
  reply.header("Cache-Control", "no-store");
  reply.body("{\"error\":\"" + std::string(code) + "\"}", "application/json");
  return reply;
}

}  // namespace mohreh::server
