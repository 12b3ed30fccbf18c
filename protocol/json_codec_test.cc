#include "protocol/json_codec.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "protocol/filled_fields.h"

namespace mohreh::protocol {
namespace {

// Shaped as what is stored: optional ids, lists of them, structs in structs.
struct Row {
  TableCode code;
  TableSettings settings;
  std::vector<std::optional<UserId>> users;
  std::optional<MatchId> last;
  std::int64_t at_ms = 0;

  friend bool operator==(const Row&, const Row&) = default;

  template <class Self, class Visit>
  static void fields(Self& self, Visit& visit) {
    visit("code", self.code);
    visit("settings", self.settings);
    visit("users", self.users);
    visit("last", self.last);
    visit("at_ms", self.at_ms);
  }
};

TEST(JsonCodec, WritesDefaultsToo) {
  const std::string text = to_json(Row{});
  EXPECT_NE(text.find(R"("window_seconds":12)"), std::string::npos);
  EXPECT_NE(text.find(R"("users":[])"), std::string::npos);
  EXPECT_EQ(text.find("last"), std::string::npos);
  Row again;
  again.at_ms = 5;
  again.last.emplace();
  EXPECT_FALSE(from_json(text, again));
  EXPECT_EQ(again, Row{});
}

TEST(JsonCodec, ReadsBackWhatItWrote) {
  Row row;
  FilledFields fill;
  fill.fill(row);
  row.users[1].reset();
  Row again;
  const auto problem = from_json(to_json(row), again);
  EXPECT_FALSE(problem) << problem->message();
  EXPECT_EQ(again, row);
  EXPECT_NE(to_json(row).find(",null,"), std::string::npos);
}

TEST(JsonCodec, LeavesTheValueAloneWhenTheTextIsWrong) {
  Row row;
  FilledFields fill;
  fill.fill(row);
  const Row before = row;
  EXPECT_TRUE(from_json(R"({"code":"123456","at_ms":"x"})", row));
  EXPECT_TRUE(from_json(R"({"code":"123456","more":1})", row));
  EXPECT_TRUE(from_json(R"({"code":)", row));
  EXPECT_TRUE(from_json("[]", row));
  EXPECT_EQ(row, before);
}

TEST(JsonCodec, HandlesListsAtTheTop) {
  std::vector<int> numbers;
  EXPECT_FALSE(from_json("[3, -1, 2]", numbers));
  EXPECT_EQ(numbers, (std::vector{3, -1, 2}));
  EXPECT_EQ(to_json(numbers), "[3,-1,2]");
}

}  // namespace
}  // namespace mohreh::protocol
