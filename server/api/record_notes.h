#pragma once
// What somebody who looks at a match again asks of a step: the odds of the seat that chose next,
// and what a strong player would have done there, both from what that seat knew.

#include <map>
#include <memory>
#include <mutex>
#include <string_view>

#include "bots/players/advice.h"
#include "match/play.h"
#include "server/application.h"

namespace mohreh::server {

class RecordNotes {
 public:
  // ?step=31: {"step":31,"seat":0,"odds":[…],"advice":[…]}, the same each time it is asked. Where
  // nobody chose next, seat is -1 and both are empty. 503 while another step is thought about.
  ApiResponse answer(const match::Play& play, std::string_view query);

 private:
  Advice think(const AnyState& state, Seat seat);

  std::mutex thinking_;  // one at a time: thinking is what a server has least of
  std::map<const AnyGame*, std::unique_ptr<Adviser>> advisers_;
};

}  // namespace mohreh::server
