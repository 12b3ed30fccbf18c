#include "bots/players/survive/queue.h"

#include <utility>

namespace mohreh::survive {

void enqueue(Queue& queue, const State& state, const Outlook& outlook, std::size_t explorer,
             float value, bool known) {
  const Way way = outlook.of(state, explorer);
  float points = way.points;
  if (state.aboard[explorer]) {  // those aboard share the way
    const auto crew = static_cast<float>(outlook.fleet().passengers(state.place[explorer]));
    points = 1 + (points - 1) / crew;
  }
  queue.push_back({explorer, value, known, points, value * way.safety / points, way});
  for (std::size_t i = queue.size() - 1; i > 0 && queue[i - 1].urgency < queue[i].urgency; --i) {
    std::swap(queue[i - 1], queue[i]);
  }
}

}  // namespace mohreh::survive
