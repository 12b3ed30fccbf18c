#include "engine/core/shape.h"

#include <gtest/gtest.h>

namespace mohreh {
namespace {

struct Tray {
  std::array<std::uint8_t, 2> cups{};
  int seats = 2;
  SeatSet known = SeatSet::first(kMaxSeats);
  bool lid = false;
  Seat owner;

  template <class Self, class Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit("cups", per_seat(self.cups, self.seats, self.known));
    visit("owner", if_known(self.owner, false));
    if (self.lid) visit("lid", self.lid);
  }
};

TEST(Shape, TellsFieldsAndTheirKinds) {
  const Shape shape = shape_of(Tray{});
  EXPECT_EQ(shape.kind, Shape::Kind::object);
  EXPECT_EQ(shape.words, (std::vector<std::string_view>{"cups", "owner"}));
  EXPECT_EQ(shape.parts[0].kind, Shape::Kind::list);
  EXPECT_EQ(shape.parts[0].parts[0].kind, Shape::Kind::number);
  EXPECT_FALSE(shape.parts[0].parts[0].nullable);
  EXPECT_EQ(shape.parts[1].kind, Shape::Kind::seat);
  EXPECT_TRUE(shape.parts[1].nullable);
}

TEST(Shape, MergingShowsWhatOnlySomeValuesHave) {
  Shape shape = shape_of(Tray{});
  Tray other;
  other.lid = true;
  other.known = SeatSet::first(1);
  merge_shape(shape, shape_of(other));
  ASSERT_EQ(shape.words.size(), 3U);
  EXPECT_TRUE(shape.parts[0].parts[0].nullable);
  EXPECT_FALSE(shape.parts[0].sometimes);
  EXPECT_EQ(shape.words[2], "lid");
  EXPECT_TRUE(shape.parts[2].sometimes);

  Shape reversed = shape_of(other);
  merge_shape(reversed, shape_of(Tray{}));
  EXPECT_TRUE(reversed.parts[2].sometimes);
}

}  // namespace
}  // namespace mohreh
