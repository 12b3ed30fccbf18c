#pragma once
// What only whoever runs the server may see (D27): how the disk and the store are, and what was
// odd when it started. Behind a token that is set or printed at the start.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json_writer.h"
#include "server/config/config.h"
#include "server/store/writer.h"

namespace mohreh::server {

class OperatorStatus {
 public:
  // The writer outlives it.
  OperatorStatus(const Config& config, std::filesystem::path database, const Writer& writer);

  // Takes as long for a wrong token as for the right one. No token opens a server without one.
  bool opens(std::string_view token) const;

  // Fields into an object that is open already.
  void write(JsonWriter& out) const;

 private:
  const std::string token_;
  const std::filesystem::path database_;
  const Writer& writer_;
  const std::vector<std::string_view> warnings_;
};

}  // namespace mohreh::server
