#pragma once
// What the page asks over plain HTTP, below /api/: the games, the open tables, the addresses that
// an invitation may carry, records of finished matches, how the server is. Each answer is JSON
// unless it is a record. Called on worker threads.

#include <string_view>

#include "server/api/operator_status.h"
#include "server/api/record_notes.h"
#include "server/application.h"
#include "server/config/config.h"
#include "server/lobby/directory.h"
#include "server/metrics/metrics.h"
#include "server/store/reader.h"

namespace mohreh::server {

class Api {
 public:
  // Where the server is found, and what whoever runs it has set.
  struct Place {
    const Config& config;
    std::uint16_t port = 0;
  };
  Api(Reader& reader, Directory& directory, const Metrics& metrics, const OperatorStatus& status,
      Place place)
      : reader_(reader), directory_(directory), metrics_(metrics), status_(status), place_(place) {}

  ApiResponse answer(const ApiRequest& request);

  // {"error":"not_found"}
  static ApiResponse problem(int status, std::string_view error);

 private:
  ApiResponse tables();
  ApiResponse addresses(std::string_view client);
  ApiResponse status(std::string_view bearer);
  // /api/records/{id}, and below it /info, /steps, /moments and /notes
  ApiResponse record(std::string_view rest, std::string_view query);

  Reader& reader_;
  Directory& directory_;
  const Metrics& metrics_;
  const OperatorStatus& status_;
  const Place place_;
  RecordNotes notes_;
};

// The games with their seats, bots and options, as the page shows them.
std::string games_json();

}  // namespace mohreh::server
