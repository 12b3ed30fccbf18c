#pragma once
// What a viewer is told of a match. Built up from the view and the events addressed to it, the same
// on every path: live, on coming back, in the history.

#include <optional>
#include <span>
#include <string_view>

#include "match/playing.h"
#include "protocol/server_to_client.h"

namespace mohreh::match {

// Writes those of the events that are addressed to the viewer, as an array.
void write_events(JsonWriter& out, const AnyGame& game, std::span<const Event> events, Seat viewer);

// [["key",n,numerator,denominator]…]
void write_odds(JsonWriter& out, const Odds& odds);

// What lies open to a viewer.
AnyView open_to(const AnyState& state, Seat viewer);

// The three texts below are valid until the next of them is made in this thread.
std::string_view view_json(const AnyView& view);

// The rows of each seat's points, as far as the viewer may know them.
std::string_view scores_json(const AnyView& view, int seats);

// The seat's legal moves as [code, kind, a, b, flags]; `view` is what lies open to it.
std::string_view moves_json(const AnyState& state, const AnyView& view, Seat seat);

// What `viewer` (a seat or a spectator) does not know yet, none when there is nothing new;
// everything with `full`, and for a viewer who was told nothing yet.
std::optional<protocol::Update> make_update(Playing& playing, TableCode table, Seat viewer,
                                            bool full, std::int64_t now_ms);

}  // namespace mohreh::match
