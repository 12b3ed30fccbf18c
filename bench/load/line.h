#pragma once
// A connection of the run, with its bytes, its standing and its end counted.

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "bench/load/run.h"

namespace mohreh::load {

class Line : private Connection::Owner {
 public:
  explicit Line(Run& run) : run_(run) {}
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  virtual ~Line() { drop(); }

  void open() { connection_ = Connection::open(run_.io, run_.destination, run_.opened++, *this); }
  void drop() {
    if (connection_) connection_->drop();
    connection_.reset();
    if (std::exchange(stands_, false)) --run_.connections;
  }
  bool stands() const { return stands_; }

 protected:
  virtual void on_open() = 0;
  virtual void on_text(std::string_view text) = 0;
  virtual void on_lost() = 0;

  void send(std::string text) {
    run_.count_bytes(text.size());
    if (connection_) connection_->send(std::move(text));
  }

  Run& run_;

 private:
  void opened() final {
    stands_ = true;
    ++run_.connections;
    on_open();
  }
  void heard(std::string_view text) final {
    run_.count_bytes(text.size());
    on_text(text);
  }
  void closed(std::string_view why) final {
    run_.count_error("a connection was lost: " + std::string(why));
    drop();
    on_lost();
  }

  std::shared_ptr<Connection> connection_;
  bool stands_ = false;
};

}  // namespace mohreh::load
