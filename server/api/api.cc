#include "server/api/api.h"

#include <unistd.h>

#include <fstream>

#include "engine/core/json_writer.h"
#include "engine/record/record.h"
#include "protocol/json_codec.h"
#include "server/api/record_pages.h"
#include "server/http/told_addresses.h"
#include "server/version.h"
#include "server/welcome.h"

namespace mohreh::server {
namespace {

constexpr std::string_view kRecords = "/api/records";

// What the process holds in memory, in bytes; 0 where the system does not tell.
std::uint64_t memory_bytes() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t total = 0;
  std::uint64_t resident = 0;
  file >> total >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

ApiResponse shown_file(std::string_view kind, const ApiRequest& request) {
  const auto play = play_from_record(request.body);
  if (!play) {
    ApiResponse response{400, {}, "application/json", {}};
    JsonWriter out(response.body);
    out.begin_object();
    out.field("error", "record");
    out.field("text", play.error().message());
    out.end_object();
    return response;
  }
  if (kind == "/steps") return record_steps(*play, request.query);
  return {200, record_info(*play, std::nullopt), "application/json", {}};
}

}  // namespace

ApiResponse Api::problem(int status, std::string_view error) {
  ApiResponse response{status, {}, "application/json", {}};
  JsonWriter out(response.body);
  out.begin_object();
  out.field("error", error);
  out.end_object();
  return response;
}

ApiResponse Api::answer(const ApiRequest& request) {
  const std::string_view path = request.path;
  const std::string_view below =
      path.starts_with(kRecords) ? path.substr(kRecords.size()) : std::string_view();
  if (request.method == "POST" && path.starts_with(kRecords) &&
      (below.empty() || below == "/steps")) {
    return shown_file(below, request);
  }
  if (request.method != "GET" && request.method != "HEAD") return problem(405, "method");
  if (path == "/api/games") return {200, games_json(), "application/json", {}};
  if (path == "/api/tables") return tables();
  if (path == "/api/addresses") return addresses(request.address);
  if (path == "/api/status") return status(request.bearer);
  if (below.starts_with('/')) return record(below.substr(1), request.query);
  return problem(404, "not_found");
}

ApiResponse Api::tables() {
  protocol::Lobby lobby;
  lobby.open = directory_.open_tables();
  return {200, protocol::to_json(lobby), "application/json", {}};
}

ApiResponse Api::addresses(std::string_view client) {
  return {200,
          protocol::to_json(
              told_addresses(place_.config, place_.port, own_addresses(), parse_address(client))),
          "application/json",
          {}};
}

// With the operator's token more than everybody may know.
ApiResponse Api::status(std::string_view bearer) {
  if (!bearer.empty() && !status_.opens(bearer)) return problem(401, "token");
  ApiResponse response;
  JsonWriter out(response.body);
  const auto up = std::chrono::steady_clock::now() - metrics_.started;
  out.begin_object();
  out.field("version", kBuildVersion);
  out.field("uptime_s", std::chrono::duration_cast<std::chrono::seconds>(up).count());
  out.field("tables", directory_.tables());
  out.field("connections", metrics_.connections.value());
  out.field("memory_bytes", memory_bytes());
  out.field("source_url", std::string_view(place_.config.source_url));
  if (!bearer.empty()) status_.write(out);
  out.end_object();
  return response;
}

// Only of matches that are over: before, a record would show what nobody may see. The id is random
// and long, so whoever has it was given it.
ApiResponse Api::record(std::string_view rest, std::string_view query) {
  const std::string_view name = rest.substr(0, rest.find('/'));
  const std::string_view kind = rest.substr(name.size());
  const auto id = protocol::id_from<protocol::MatchId>(name);
  const auto stored = id ? reader_.load_match(*id) : std::nullopt;
  if (!stored || !stored->end) return problem(404, "not_found");
  const auto play = match::Play::replay(stored->row, stored->entries);
  if (!play) return problem(410, "rules_version");
  if (kind == "/info") return {200, record_info(*play, stored->end), "application/json", {}};
  if (kind == "/steps") return record_steps(*play, query);
  if (kind == "/moments") return {200, record_moments(*play), "application/json", {}};
  if (kind == "/notes") return notes_.answer(*play, query);
  if (!kind.empty()) return problem(404, "not_found");
  return {200, write_record(play->record(true)), "text/plain; charset=utf-8",
          "mohreh-" + stored->row.game + "-" + std::string(name.substr(0, 8)) + ".play"};
}

}  // namespace mohreh::server
