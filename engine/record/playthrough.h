#pragma once
// A whole match printed so that somebody who knows the rules can read along: the full board at
// start and end, and for each ply what was asked, what was done, what happened and what changed.
// Golden playthroughs are made with it.

#include <cstdint>
#include <string>

#include "engine/record/record.h"

namespace mohreh {

std::string playthrough_text(const Record& record);

// A golden file begins with the line that tells how it was made,
//   random play of farar: seats 3, seed 7, plies 120, options open_wealth=yes
// and this makes it again: that line and the playthrough below it. Before `plies` there may stand
// `after 130,`: so many plies come first and are not printed (a long set-up, say).
Parsed<std::string> playthrough_again(std::string_view golden);

// A record of random play from the set-up; the seed decides everything. At most `most` plies.
Record random_record(const AnyGame& game, const AnyOptions& options, int seats, std::uint64_t seed,
                     std::size_t most);

}  // namespace mohreh
