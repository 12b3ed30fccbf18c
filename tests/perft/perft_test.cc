// tests/perft/<game>.perft: named positions and how many ways lead on from them. The files need no
// program of ours to be read: `case NAME`, then a record's header lines, then `perft DEPTH COUNT`.

#include <gtest/gtest.h>

#include "engine/core/words.h"
#include "engine/facade/perft.h"
#include "engine/record/record.h"
#include "tests/files.h"

namespace mohreh {
namespace {

class Perft : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Perft, CountsAgree) {
  const std::string text = file_text(GetParam());
  std::string_view rest = text;
  std::string name;
  std::string header;
  int counted = 0;
  while (!rest.empty()) {
    std::string_view line = take_until(rest, '\n');
    if (trimmed(line).empty() || trimmed(line).front() == '#') continue;
    std::string_view words = line;
    const std::string_view word = take_word(words);
    if (word == "case") {
      name = trimmed(words);
      header.clear();
    } else if (word == "perft") {
      const auto depth = parse_number(take_word(words));
      const auto count = parse_number<std::uint64_t>(trimmed(words));
      ASSERT_TRUE(depth && count) << line;
      const auto record = read_record(header);
      ASSERT_TRUE(record) << name << ": " << record.error().message();
      EXPECT_EQ(perft(record->state_after(record->plies.size()), *depth), *count)
          << name << ", depth " << *depth;
      ++counted;
    } else {
      header += std::string(line) + "\n";
    }
  }
  EXPECT_GT(counted, 0);
}

INSTANTIATE_TEST_SUITE_P(Text, Perft, testing::ValuesIn(test_files("perft", ".perft")),
                         [](const auto& test) { return test.param.stem().string(); });

}  // namespace
}  // namespace mohreh
