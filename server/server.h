#pragma once
// The program behind the network side, as `mohreh serve` starts it.

#include <memory>
#include <string>

#include "server/application.h"
#include "server/config/config.h"
#include "server/metrics/metrics.h"

namespace mohreh::server {

// Opens the data folder and everything that is in it. Throws with a sentence for people.
std::unique_ptr<Application> make_application(const Config& config, Metrics& metrics);

// A new one, for a server that was given none.
std::string random_operator_token();

}  // namespace mohreh::server
