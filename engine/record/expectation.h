#pragma once
// What a test case claims and whether it holds. docs/record.md lists the forms.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/event.h"
#include "engine/facade/any_game.h"
#include "engine/record/record.h"

namespace mohreh {

// None when the text is an expectation of a known form, else what is wrong with it.
std::optional<std::string> expectation_problem(std::string_view text);

// None when the expectation holds in `state`, which the last ply reached with `events`; else what
// was found instead.
std::optional<std::string> failure_of(std::string_view expectation, const AnyState& state,
                                      int seats, const EventLog& events);

struct FailedExpectation {
  int line;
  std::string text;
  std::string found;
};

// Replays a record and collects what does not hold, up to so many plies.
std::vector<FailedExpectation> failed_expectations(const Record& record);
std::vector<FailedExpectation> failed_expectations(const Record& record, std::size_t most_plies);

}  // namespace mohreh
