#include "server/server.h"

#include "server/lobby/hall.h"

namespace mohreh::server {

std::unique_ptr<Application> make_application(const Config& config, Metrics& metrics) {
  return std::make_unique<Hall>(config, metrics);
}

}  // namespace mohreh::server
