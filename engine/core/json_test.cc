#include <gtest/gtest.h>

#include <array>

#include "engine/core/json_document.h"
#include "engine/core/json_fields.h"
#include "engine/core/json_writer.h"

namespace mohreh {
namespace {

TEST(JsonWriter, QuotesAndSeparates) {
  std::string json;
  JsonWriter out(json);
  out.begin_object();
  out.field("a", 1);
  out.field("text", "say \"سلام\"\n\x01");
  out.key("list");
  out.begin_array();
  out.value(true);
  out.null();
  out.value(0.5);
  out.end_array();
  out.end_object();
  EXPECT_EQ(json, R"({"a":1,"text":"say \"سلام\"\n\u0001","list":[true,null,0.5]})");
}

TEST(JsonDocument, ReadsWhatTheWriterWrites) {
  const auto document =
      JsonDocument::parse(R"( {"a": [1, -20, {"b": "x\u0633\ud83d\ude00"}], "c":null} )");
  ASSERT_TRUE(document) << document.error().message();
  const JsonValue root = document->root();
  ASSERT_EQ(root.size(), 2U);
  const JsonValue list = *root.find("a");
  EXPECT_EQ(list.item(0).integer(), 1);
  EXPECT_EQ(list.item(1).integer(), -20);
  EXPECT_EQ(list.item(2).find("b")->string(), "xس😀");
  EXPECT_TRUE(root.find("c")->is(JsonValue::Kind::null));
  EXPECT_FALSE(root.find("d"));
  EXPECT_EQ(list.item(2).text(), R"({"b": "x\u0633\ud83d\ude00"})");
}

TEST(JsonDocument, TellsWhereItIsWrong) {
  struct Case {
    std::string text;
    int line;
    int column;
  };
  for (const Case& wrong :
       {Case{"", 1, 1}, Case{"{\n  \"a\" 1}", 2, 7}, Case{"[1,]", 1, 4}, Case{"[01]", 1, 2},
        Case{"{\"a\":1,\"a\":2}", 1, 8}, Case{"\"x", 1, 1}, Case{"[1] 2", 1, 5},
        Case{"\"\\q\"", 1, 2}, Case{"\"\\ud800\"", 1, 2}, Case{"nul", 1, 1}, Case{"1.", 1, 3},
        Case{"\"\t\"", 1, 2}, Case{"{1:2}", 1, 2}, Case{"[1 2]", 1, 4}}) {
    const auto document = JsonDocument::parse(wrong.text);
    ASSERT_FALSE(document) << wrong.text;
    EXPECT_EQ(document.error().line, wrong.line) << wrong.text;
    EXPECT_EQ(document.error().column, wrong.column) << wrong.text;
    EXPECT_FALSE(document.error().reason.empty());
  }
}

TEST(JsonDocument, RefusesEndlessNesting) {
  EXPECT_FALSE(JsonDocument::parse(std::string(100'000, '[')));
  const std::string deep = std::string(30, '[') + std::string(30, ']');
  EXPECT_TRUE(JsonDocument::parse(deep));
}

enum class Fruit : std::uint8_t { apple, pear };
constexpr std::array<std::string_view, 2> enum_names(Fruit) {
  return {"apple", "pear"};
}

struct Basket {
  int seats = 2;
  std::array<int, 3> counts{};
  Fruit fruit = Fruit::apple;
  SeatSet owners;
  bool ripe = false;

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("counts", per_seat(self.counts, self.seats));
    visit("fruit", self.fruit);
    visit("owners", self.owners);
    visit("ripe", self.ripe);
  }
};

std::optional<TextError> read_basket(std::string_view json, Basket& basket) {
  const auto document = JsonDocument::parse(json);
  if (!document) return document.error();
  return read_json(document->root(), basket);
}

TEST(Fields, RoundTrip) {
  Basket basket{2, {3, 4, 0}, Fruit::pear, SeatSet::only(seat_of(1)), true};
  std::string json;
  JsonWriter out(json);
  write_json(out, basket);
  EXPECT_EQ(json, R"({"counts":[3,4],"fruit":"pear","owners":[1],"ripe":true})");
  Basket again;
  EXPECT_FALSE(read_basket(json, again));
  EXPECT_EQ(again.counts, basket.counts);
  EXPECT_EQ(again.fruit, Fruit::pear);
  EXPECT_EQ(again.owners, basket.owners);
  EXPECT_TRUE(again.ripe);
}

TEST(Fields, WhatIsLeftOutStays) {
  Basket basket{2, {3, 4, 0}, Fruit::pear, {}, true};
  EXPECT_FALSE(read_basket(R"({"fruit":"apple"})", basket));
  EXPECT_EQ(basket.counts[1], 4);
  EXPECT_EQ(basket.fruit, Fruit::apple);
}

TEST(Fields, WrongTypesAndNamesAreErrors) {
  Basket basket;
  for (const char* wrong :
       {R"({"fruit":"plum"})", R"({"counts":[1]})", R"({"counts":[1,"2"]})", R"({"owners":[8]})",
        R"({"ripe":1})", R"({"colour":1})", "[]", R"({"counts":[1,99999999999]})"}) {
    const auto error = read_basket(wrong, basket);
    ASSERT_TRUE(error) << wrong;
    EXPECT_FALSE(error->reason.empty());
  }
  EXPECT_EQ(read_basket(R"({"ripe":true, "colour":1})", basket)->column, 24);
}

}  // namespace
}  // namespace mohreh
