#include "engine/games/farar/track.h"

#include <gtest/gtest.h>

namespace mohreh::farar {
namespace {

TEST(Track, PlacesFigures) {
  const TrackNumbers track;  // 50 200 300 500 700 1000 1300 1600
  EXPECT_EQ(position_of(track, 0), 0);
  EXPECT_EQ(position_of(track, 50), 0);
  EXPECT_EQ(position_of(track, 60), 1);
  EXPECT_EQ(position_of(track, 200), 2);
  EXPECT_EQ(position_of(track, 370), 5);
  EXPECT_EQ(position_of(track, 310), 5);
  EXPECT_EQ(position_of(track, 300), 4);
  EXPECT_EQ(position_of(track, 1590), 13);
  EXPECT_EQ(position_of(track, 1600), 14);
  EXPECT_EQ(position_of(track, 4000), 14);
}

TEST(Track, BandsHoldJustTheWealthOfTheirPosition) {
  const TrackNumbers track;
  for (int wealth = 0; wealth < 2000; wealth += 10) {
    const Band band = band_of(track, position_of(track, wealth));
    EXPECT_LE(band.low, wealth);
    EXPECT_GE(band.high, wealth);
    EXPECT_EQ(position_of(track, band.low), position_of(track, wealth));
    EXPECT_EQ(position_of(track, band.high), position_of(track, wealth));
  }
}

TEST(TrackNumbers, AreWrittenAndRead) {
  TrackNumbers track;
  EXPECT_TRUE(RisingTens::parse("10+40+9990", track));
  EXPECT_EQ(track.count, 3);
  std::string text;
  RisingTens::print(text, track);
  EXPECT_EQ(text, "10+40+9990");
  for (const char* wrong : {"", "50", "50+", "+50", "50+50", "200+50", "55+60", "0+10", "50+10000",
                            "10+20+30+40+50+60+70+80+90+100+110", "50,60", "a+b"}) {
    EXPECT_FALSE(RisingTens::parse(wrong, track)) << wrong;
  }
  EXPECT_EQ(track.count, 3) << "a refused text changes nothing";
}

}  // namespace
}  // namespace mohreh::farar
