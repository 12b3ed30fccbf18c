// Golden playthroughs: the same match printed again must read the same. They are re-written on
// purpose only, with MOHREH_REWRITE=1, and the difference is read before it is committed.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "engine/record/playthrough.h"
#include "tests/files.h"

namespace mohreh {
namespace {

class Playthrough : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Playthrough, ReadsAsBefore) {
  const std::string golden = file_text(GetParam());
  const auto again = playthrough_again(golden);
  ASSERT_TRUE(again) << GetParam() << ":" << again.error().message();
  if (std::getenv("MOHREH_REWRITE") != nullptr) rewrite_file(GetParam(), *again);
  EXPECT_EQ(file_text(GetParam()), *again);
  EXPECT_LE(std::count(again->begin(), again->end(), '\n'), 600) << "too long to be read";
}

INSTANTIATE_TEST_SUITE_P(Golden, Playthrough, testing::ValuesIn(test_files("playthroughs", ".txt")),
                         [](const auto& test) {
                           std::string name = test.param.parent_path().filename().string() + "_" +
                                              test.param.stem().string();
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace mohreh
