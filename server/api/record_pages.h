#pragma once
// A finished match as the page asks for it: as a file, in short, or step by step as a viewer saw
// it.

#include <optional>
#include <string>
#include <string_view>

#include "match/play.h"
#include "match/stored.h"
#include "server/application.h"

namespace mohreh::server {

inline constexpr int kUsualRecordSteps = 200;
inline constexpr int kMostRecordSteps = 1000;

// `end` is none for a file that somebody brought.
std::string record_info(const match::Play& play, const std::optional<match::MatchEnd>& end);

// ?from=0&to=40&view=open|spectator|SEAT
ApiResponse record_steps(const match::Play& play, std::string_view query);

// What changed the points most, as match/turning_points.h tells it; none of a match that was broken
// off.
std::string record_moments(const match::Play& play);

// A record file as a match that can be looked at. The error is in words.
Parsed<match::Play> play_from_record(std::string_view text);

}  // namespace mohreh::server
