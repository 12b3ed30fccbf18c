// Every rule case in text: tests/rules/<game>/<case>.play, each a test of its own.

#include <gtest/gtest.h>

#include "engine/record/expectation.h"
#include "engine/record/record.h"
#include "tests/files.h"

namespace mohreh {
namespace {

class RuleCase : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(RuleCase, Holds) {
  const auto record = read_record(file_text(GetParam()));
  ASSERT_TRUE(record) << GetParam() << ":" << record.error().message();
  EXPECT_FALSE(record->title.empty()) << "a rule case says what it shows";
  EXPECT_FALSE(record->expectations.empty()) << "a rule case expects something";
  for (const FailedExpectation& failed : failed_expectations(*record)) {
    ADD_FAILURE() << GetParam().string() << ":" << failed.line << ": expected " << failed.text
                  << ", but found " << failed.found;
  }
  // A case reads back as it was written: comments go, nothing else.
  const auto again = read_record(write_record(*record));
  ASSERT_TRUE(again) << again.error().message();
  EXPECT_EQ(write_record(*again), write_record(*record));
}

std::string test_name(const testing::TestParamInfo<std::filesystem::path>& info) {
  std::string name =
      info.param.parent_path().filename().string() + "_" + info.param.stem().string();
  for (char& c : name) {
    if (c == '-') c = '_';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Text, RuleCase, testing::ValuesIn(test_files("rules", ".play")),
                         test_name);

}  // namespace
}  // namespace mohreh
