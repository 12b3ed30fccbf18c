#include "engine/core/plain_list.h"

#include <gtest/gtest.h>

#include "engine/core/json_fields.h"

namespace mohreh {
namespace {

using Bytes = PlainList<std::uint8_t, 4>;
static_assert(plain<Bytes>);

TEST(PlainList, EqualListsHaveEqualBytes) {
  Bytes one;
  one.push_back(7);
  one.push_back(8);
  one.push_back(9);
  EXPECT_EQ(one.take(0), 7);
  EXPECT_EQ(one.pop_back(), 9);
  Bytes other;
  other.push_back(8);
  EXPECT_TRUE(same_bytes(one, other));
}

TEST(PlainList, IsAListInJson) {
  Bytes list;
  list.push_back(3);
  list.push_back(1);
  std::string json;
  JsonWriter out(json);
  write_json(out, list);
  EXPECT_EQ(json, "[3,1]");
  Bytes read;
  read.push_back(99);
  const auto document = JsonDocument::parse(json);
  EXPECT_FALSE(read_json(document->root(), read));
  EXPECT_TRUE(same_bytes(read, list));
  const auto too_long = JsonDocument::parse("[1,2,3,4,5]");
  EXPECT_TRUE(read_json(too_long->root(), read));
}

}  // namespace
}  // namespace mohreh
