#pragma once
// Logs go to standard error, for people or as lines of JSON. Never in a log: tokens, tickets,
// codes, what messages say; addresses at debug alone.

#include "server/config/config.h"

namespace mohreh::server {

void set_up_log(const Config& config);

}  // namespace mohreh::server
