#pragma once
// The threads on which bots think. They have a lower priority than the network, a queue, and one
// player of each kind a thread; whoever asks gets the answer on the thinker's thread.

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "engine/facade/any_game.h"
#include "server/metrics/metrics.h"

namespace mohreh::server {

class Thinkers {
 public:
  // `metrics` outlives it.
  Thinkers(int threads, Metrics& metrics);
  ~Thinkers() { stop(); }
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  // One of the legal moves, as the level sees it.
  void think(std::string level, const AnyView& view, Seat seat, const AnyMoveList& legal,
             std::function<void(AnyMove)> tell);
  // What each move is worth, as JSON: [{"move":…,"chance":…,"error":…,"points":…}…], best first.
  void advise(const AnyView& view, Seat seat, const AnyMoveList& legal,
              std::function<void(std::string)> tell);

  // Ends the threads and drops what is queued; nothing is answered any more.
  void stop();

 private:
  class Bench;  // the players of one thread
  using Job = std::function<void(Bench&)>;

  void put(Job job);
  void run();

  Metrics& metrics_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace mohreh::server
