#pragma once
// Now and then has the store put away what is past its time: guests who never came back, records
// that the operator does not keep for ever. A little at a time, so that no flush becomes long.

#include "server/asio.h"
#include "server/config/config.h"
#include "server/store/writer.h"

namespace mohreh::server {

class Housekeeping {
 public:
  // The writer outlives it.
  Housekeeping(asio::io_context& io, const Config& config, Writer& writer);

  void begin();
  void end();  // no round any more

 private:
  void wait(std::chrono::seconds time);
  void round();

  const int keep_guests_days_;
  const int keep_records_days_;
  Writer& writer_;
  Executor strand_;
  Timer alarm_;
};

}  // namespace mohreh::server
