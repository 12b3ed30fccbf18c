#include "server/bots/advice_json.h"

namespace mohreh::server {

void write_advice(JsonWriter& out, std::span<const MoveAdvice> moves) {
  out.begin_array();
  for (const MoveAdvice& move : moves) {
    out.begin_object();
    out.field("move", move.move.code);
    out.field("chance", move.chance);
    out.field("error", move.chance_error);
    out.field("points", move.points);
    out.end_object();
  }
  out.end_array();
}

}  // namespace mohreh::server
