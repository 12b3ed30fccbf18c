#include "engine/games/farar/track.h"

#include "engine/core/words.h"
#include "engine/games/farar/money.h"

namespace mohreh::farar {

int position_of(const TrackNumbers& track, int wealth) {
  const int last = track.count - 1;
  if (wealth <= track.at(0)) return 0;
  for (int i = 1; i <= last; ++i) {
    if (wealth < track.at(i)) return 2 * i - 1;
    if (wealth == track.at(i)) return 2 * i;
  }
  return 2 * last;
}

Band band_of(const TrackNumbers& track, int position) {
  const int last = track.count - 1;
  if (position == 0) return {0, track.at(0)};
  if (position == 2 * last) return {track.at(last), kMostWealth};
  const int below = position / 2;
  if (position % 2 == 0) return {track.at(below), track.at(below)};
  return {track.at(below) + kTen, track.at(below + 1) - kTen};
}

std::string RisingTens::values() {
  return "2 to " + std::to_string(kMaxTrackNumbers) + " rising tens joined with +";
}

bool RisingTens::parse(std::string_view text, TrackNumbers& track) {
  TrackNumbers read{{}, 0};
  int previous = 0;
  while (!text.empty()) {
    if (text.back() == '+') return false;
    const auto number = parse_number(take_until(text, '+'));
    const bool rising_ten = number && *number > previous && *number % kTen == 0;
    if (!rising_ten || *number > kHighestTrackNumber || read.count == kMaxTrackNumbers)
      return false;
    read.numbers[read.count++] = static_cast<std::uint16_t>(*number);
    previous = *number;
  }
  if (read.count < 2) return false;
  track = read;
  return true;
}

void RisingTens::print(std::string& out, const TrackNumbers& track) {
  for (int i = 0; i < track.count; ++i) {
    if (i > 0) out += '+';
    append_number(out, track.at(i));
  }
}

}  // namespace mohreh::farar
