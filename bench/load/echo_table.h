#pragma once
// A table without a game, for scale: the same connections as at a real one, which send the text of
// a move in turn and wait until it comes back.

#include <memory>
#include <vector>

#include "bench/load/line.h"
#include "bench/load/party.h"

namespace mohreh::load {

class EchoTable final : public Party {
 public:
  EchoTable(Run& run, WhenSetUp when_set_up);
  ~EchoTable() override;

  void set_up() override;
  void go_on() override;
  void drop() override;

 private:
  class Client;

  void opened();
  void came_back(std::string_view text);
  void lost();

  std::vector<std::unique_ptr<Client>> clients_;
  std::size_t open_ = 0;
  std::size_t next_ = 0;
  int sent_ = 0;
  bool waits_ = false;
  Time since_;
  std::string text_;
};

// Says hello and nothing more; counts as long as it stands.
class IdleGuest final : public Party, private Line {
 public:
  IdleGuest(Run& run, WhenSetUp when_set_up) : Party(run, std::move(when_set_up)), Line(run) {}

  void set_up() override { Line::open(); }
  void go_on() override {}
  void drop() override { Line::drop(); }

 private:
  void on_open() override;
  void on_text(std::string_view text) override;
  void on_lost() override { tell_set_up(); }
};

}  // namespace mohreh::load
