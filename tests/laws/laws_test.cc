// The laws: what holds for every registered game, at every number of seats, under any options.
// Law 10, that native code and WebAssembly agree, is tests/wasm and the signature.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/core/json_document.h"
#include "engine/facade/registry.h"
#include "engine/record/playthrough.h"
#include "engine/record/position.h"
#include "engine/record/record.h"
#include "tests/laws/walk.h"

namespace mohreh::laws {
namespace {

constexpr int kPlies = 400;

class Laws : public testing::TestWithParam<const AnyGame*> {
 protected:
  const AnyGame& game() const { return *GetParam(); }

  // Walks through many matches and calls `visit` at every ply.
  template <class Visit>
  void everywhere(const Visit& visit) {
    const Seeds all = seeds();
    for (std::uint64_t seed = all.first; seed < all.first + all.count; ++seed) {
      const Walk match = walk_of(game(), seed);
      SCOPED_TRACE(match.describe());
      walk(match, kPlies, [&](const AnyState& state, const AnyPly& ply, Rng& rng) {
        visit(match, state, ply, rng);
      });
      if (HasFatalFailure() || HasNonfatalFailure()) return;
    }
  }

  AnyState after(const AnyState& state, const AnyPly& ply, EventLog* log = nullptr) const {
    AnyState next = state;
    game().apply(next, ply, log);
    return next;
  }

  std::vector<AnyMove> legal(const AnyState& state, Seat seat) const {
    AnyMoveList moves;
    game().legal_moves(state, seat, moves);
    return {moves.begin(), moves.end()};
  }

  static std::vector<Viewer> viewers(int seats) {
    std::vector<Viewer> all;
    for (const Recall recall : {Recall::table, Recall::perfect}) {
      for (int s = 0; s < seats; ++s) all.push_back({seat_of(s), recall});
      all.push_back({kSpectator, recall});
    }
    return all;
  }

  std::string view_json(const AnyView& view) const {
    std::string json;
    JsonWriter writer(json);
    game().json->write_view(writer, view);
    return json;
  }

  std::string events_json(const EventLog& events, Seat viewer) const {
    std::string json;
    for (const Event& event : events) {
      if (!event.audience.includes(viewer)) continue;
      JsonWriter writer(json);
      write_event(writer, *game().info, event);
    }
    return json;
  }
};

// Law 11, that no piece is lost or made, is part of every game's check.
TEST_P(Laws, Law01And11CheckHoldsAfterEveryPly) {
  everywhere([&](const Walk&, const AnyState& state, const AnyPly& ply, Rng&) {
    ASSERT_EQ(game().check(state).key, "");
    ASSERT_EQ(game().check(after(state, ply)).key, "");
  });
}

TEST_P(Laws, Law02LegalMovesAreSortedDistinctAndNeverMissing) {
  everywhere([&](const Walk& match, const AnyState& state, const AnyPly&, Rng&) {
    const Awaited awaited = game().actors(state);
    ASSERT_FALSE(awaited.chance && !awaited.seats.empty());
    for (int s = 0; s < match.seats; ++s) {
      const auto moves = legal(state, seat_of(s));
      ASSERT_EQ(moves.empty(), !awaited.seats.has(seat_of(s)));
      ASSERT_TRUE(std::is_sorted(moves.begin(), moves.end()));
      ASSERT_EQ(std::adjacent_find(moves.begin(), moves.end()), moves.end());
      ASSERT_LE(moves.size(), static_cast<std::size_t>(game().info->longest_list));
    }
    AnyChanceList chances;
    game().chance_moves(state, chances);
    ASSERT_EQ(chances.empty(), !awaited.chance);
    for (std::size_t i = 0; i < chances.size(); ++i) {
      ASSERT_GT(chances[i].weight, 0U);
      ASSERT_TRUE(i == 0 || chances[i - 1].move < chances[i].move);
    }
  });
}

TEST_P(Laws, Law02WhyNotRefusesJustWhatIsNotListed) {
  everywhere([&](const Walk& match, const AnyState& state, const AnyPly& ply, Rng& rng) {
    for (int s = 0; s < match.seats; ++s) {
      const auto moves = legal(state, seat_of(s));
      for (const AnyMove move : moves) {
        ASSERT_EQ(game().why_not(state, seat_of(s), move).key, "") << game().move_text(state, move);
      }
      // Neighbours of real moves, and anything at all.
      const std::uint32_t near = ply.move.code ^ (1U << rng.below(32));
      for (const AnyMove move :
           {ply.move, AnyMove{near}, AnyMove{static_cast<std::uint32_t>(rng.next())}}) {
        const bool listed = std::binary_search(moves.begin(), moves.end(), move);
        ASSERT_EQ(game().why_not(state, seat_of(s), move).none(), listed) << move.code;
      }
    }
  });
}

TEST_P(Laws, Law03TheViewOfADeterminizedViewIsThatView) {
  everywhere([&](const Walk& match, const AnyState& state, const AnyPly&, Rng& rng) {
    for (const Viewer viewer : viewers(match.seats)) {
      const AnyView view = game().view(state, viewer);
      const AnyState world = game().determinize(view, rng);
      ASSERT_EQ(game().check(world).key, "") << position_text(world);
      ASSERT_EQ(game().view(world, viewer), view) << position_text(state) << position_text(world);
      ASSERT_EQ(game().info_key(game().view(world, viewer)), game().info_key(view));
    }
  });
}

TEST_P(Laws, Law04LegalMovesDependOnTheViewAlone) {
  everywhere([&](const Walk& match, const AnyState& state, const AnyPly&, Rng& rng) {
    for (int s = 0; s < match.seats; ++s) {
      const Viewer viewer{seat_of(s), Recall::table};
      const AnyState world = game().determinize(game().view(state, viewer), rng);
      ASSERT_EQ(legal(world, seat_of(s)), legal(state, seat_of(s)));
      const AnyMove any{static_cast<std::uint32_t>(rng.next())};
      ASSERT_EQ(game().why_not(world, seat_of(s), any), game().why_not(state, seat_of(s), any));
      ASSERT_EQ(game().actors(world), game().actors(state));
    }
  });
}

// Two worlds that look alike to a viewer before and after a ply must tell it the same on the way.
TEST_P(Laws, Law05NothingLeaksByAnyDoor) {
  long long compared = 0;
  everywhere([&](const Walk& match, const AnyState& state, const AnyPly& ply, Rng& rng) {
    for (const Viewer viewer : viewers(match.seats)) {
      const AnyState world = game().determinize(game().view(state, viewer), rng);
      // The same ply where it is possible; a seat the viewer cannot see into may choose otherwise.
      AnyPly other = ply;
      if (ply.by.index >= 0 && ply.by != viewer.seat) {
        const auto moves = legal(world, ply.by);
        ASSERT_FALSE(moves.empty());
        other.move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      }
      AnyState next = world;
      EventLog events;
      EventLog other_events;
      if (!try_apply(next, other, &other_events).none()) continue;
      const AnyState true_next = after(state, ply, &events);
      const AnyView true_view = game().view(true_next, viewer);
      const AnyView other_view = game().view(next, viewer);
      if (!(true_view == other_view)) continue;
      ++compared;
      ASSERT_EQ(view_json(true_view), view_json(other_view));
      ASSERT_EQ(events_json(events, viewer.seat), events_json(other_events, viewer.seat));
    }
  });
  // A law that compared nothing would say nothing.
  EXPECT_GT(compared, 100);
}

TEST_P(Laws, Law06TheOrderOfSealedMovesIsIrrelevant) {
  long long compared = 0;
  everywhere([&](const Walk&, const AnyState& state, const AnyPly&, Rng& rng) {
    const Awaited awaited = game().actors(state);
    if (awaited.seats.size() < 2) return;
    std::vector<AnyPly> seals;
    for (int s = 0; s < kMaxSeats; ++s) {
      if (!awaited.seats.has(seat_of(s))) continue;
      const auto moves = legal(state, seat_of(s));
      seals.push_back({seat_of(s), moves[rng.below(static_cast<std::uint32_t>(moves.size()))]});
    }
    AnyState rising = state;
    AnyState falling = state;
    for (const AnyPly& seal : seals) game().apply(rising, seal, nullptr);
    std::reverse(seals.begin(), seals.end());
    for (const AnyPly& seal : seals) game().apply(falling, seal, nullptr);
    ASSERT_EQ(rising, falling);
    ++compared;
  });
  RecordProperty("compared", std::to_string(compared));
}

TEST_P(Laws, Law07ARecordReplaysToTheSameBytes) {
  const Seeds all = seeds();
  for (std::uint64_t seed = all.first; seed < all.first + all.count; ++seed) {
    const Walk match = walk_of(game(), seed);
    SCOPED_TRACE(match.describe());
    Record record = random_record(game(), match.options, match.seats, seed, kPlies);
    record.title = "سلام  # not a comment";
    record.names[0] = "Sara سارا";
    const std::string text = write_record(record);
    const auto read = read_record(text);
    ASSERT_TRUE(read) << read.error().message();
    ASSERT_EQ(write_record(*read), text);
    ASSERT_EQ(read->plies, record.plies);
    ASSERT_EQ(read->title, record.title);
    ASSERT_EQ(read->state_after(read->plies.size()), record.state_after(record.plies.size()));
  }
}

TEST_P(Laws, Law07APositionReadsBackToTheSameBytes) {
  everywhere([&](const Walk& match, const AnyState& state, const AnyPly&, Rng&) {
    const auto read = read_position(position_text(state), match.options, match.seats);
    ASSERT_TRUE(read) << read.error().message() << position_text(state);
    ASSERT_EQ(*read, state);
  });
}

TEST_P(Laws, Law08TextAndCodeRoundTrip) {
  everywhere([&](const Walk& match, const AnyState& state, const AnyPly&, Rng&) {
    std::set<std::string> spellings;
    for (int s = 0; s < match.seats; ++s) {
      for (const AnyMove move : legal(state, seat_of(s))) {
        const std::string text = game().move_text(state, move);
        ASSERT_EQ(game().parse_move(state, text), move) << text;
      }
    }
    AnyChanceList chances;
    game().chance_moves(state, chances);
    for (const auto& chance : chances) {
      const std::string text = game().move_text(state, chance.move);
      ASSERT_EQ(game().parse_move(state, text), chance.move) << text;
      ASSERT_TRUE(spellings.insert(text).second) << text << " is spelt twice";
    }
  });
}

TEST_P(Laws, Law09EveryMatchEndsInTime) {
  const Seeds all = seeds();
  for (std::uint64_t seed = all.first; seed < all.first + all.count; ++seed) {
    const Walk match = walk_of(game(), seed);
    SCOPED_TRACE(match.describe());
    Rng rng(seed);
    AnyState state = game().setup(match.options, match.seats);
    game().play_random(state, rng, game().info->max_plies);
    ASSERT_TRUE(game().actors(state).nobody());
    const Outcome outcome = game().outcome(state);
    ASSERT_EQ(outcome.seats, match.seats);
    ASSERT_FALSE(outcome.winners().empty());
    // After the end everything is open, and the rows add up to the points.
    const AnyView view = game().view(state, {kOpen, Recall::table});
    for (int s = 0; s < match.seats; ++s) {
      int total = 0;
      for (const PointRow& row : game().breakdown(view, seat_of(s))) total += row.points;
      ASSERT_EQ(total, outcome.points[static_cast<std::size_t>(s)]);
    }
  }
}

// Who may look at everything misses nothing that a seat counts as its own.
TEST_P(Laws, OpenEyesCountWhatEverySeatCounts) {
  everywhere([&](const Walk& match, const AnyState& state, const AnyPly&, Rng&) {
    const AnyView open = game().view(state, {kOpen, Recall::table});
    for (int s = 0; s < match.seats; ++s) {
      const AnyView own = game().view(state, {seat_of(s), Recall::perfect});
      const auto seen = game().breakdown(open, seat_of(s));
      const auto counted = game().breakdown(own, seat_of(s));
      ASSERT_EQ(seen.size(), counted.size()) << "seat " << s;
      for (std::size_t row = 0; row < seen.size(); ++row) {
        ASSERT_EQ(seen[row].key, counted[row].key);
        ASSERT_EQ(seen[row].points, counted[row].points) << seen[row].key;
      }
    }
  });
}

TEST_P(Laws, SamplingKeepsToTheListedChances) {
  everywhere([&](const Walk&, const AnyState& state, const AnyPly& ply, Rng&) {
    if (ply.by != kChance) return;
    AnyState copy = state;
    ASSERT_EQ(try_apply(copy, ply, nullptr).key, "");
  });
}

// A table turned by a seat plays the same match, turned.
TEST_P(Laws, Law12TurningTheTableCommutes) {
  const Seeds all = seeds();
  for (std::uint64_t seed = all.first; seed < all.first + all.count; ++seed) {
    Walk match = walk_of(game(), seed);
    game().set_option(match.options, "first_seat", "random");
    SCOPED_TRACE(match.describe());
    const int by = 1 + static_cast<int>(seed % static_cast<std::uint64_t>(match.seats - 1));
    AnyState turned = game().setup(match.options, match.seats);
    AnyState last = turned;
    const auto turn = [&](Seat seat) {
      return seat.index < 0 ? seat : left_of(seat, match.seats, by);
    };
    walk(match, kPlies, [&](const AnyState& state, const AnyPly& ply, Rng&) {
      const Awaited awaited = game().actors(state);
      for (int s = 0; s < match.seats; ++s) {
        ASSERT_EQ(game().actors(turned).has(turn(seat_of(s))), awaited.has(seat_of(s)));
        ASSERT_EQ(legal(turned, turn(seat_of(s))).size(), legal(state, seat_of(s)).size());
      }
      const AnyPly turned_ply{turn(ply.by), game().turned(ply.move, match.seats, by)};
      ASSERT_EQ(try_apply(turned, turned_ply, nullptr).key, "");
      last = after(state, ply);
    });
    if (!game().actors(last).nobody()) continue;
    const Outcome outcome = game().outcome(last);
    const Outcome turned_outcome = game().outcome(turned);
    for (int s = 0; s < match.seats; ++s) {
      const auto there = static_cast<std::size_t>(turn(seat_of(s)).index);
      ASSERT_EQ(turned_outcome.points[there], outcome.points[static_cast<std::size_t>(s)]);
    }
  }
}

TEST_P(Laws, PreviewsOddsAndBoardsAnswerEverywhere) {
  everywhere([&](const Walk& match, const AnyState& state, const AnyPly& ply, Rng&) {
    for (const Viewer viewer : viewers(match.seats)) {
      const AnyView view = game().view(state, viewer);
      for (const OddsRow& row : game().odds(view, viewer.seat)) {
        ASSERT_LE(row.numerator, row.denominator) << row.key;
        ASSERT_GT(row.denominator, 0U);
        ASSERT_NE(std::find(game().info->odds.begin(), game().info->odds.end(), row.key),
                  game().info->odds.end());
      }
      ASSERT_FALSE(game().board_text(view, Scribe()).empty());
      ASSERT_TRUE(JsonDocument::parse(view_json(view)));
      if (viewer.seat != ply.by) continue;
      for (const PointRow& row : game().preview(view, ply.by, ply.move).rows) {
        ASSERT_NE(std::find(game().info->rows.begin(), game().info->rows.end(), row.key),
                  game().info->rows.end());
      }
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Games, Laws, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& test) { return std::string(test.param->info->key); });

}  // namespace
}  // namespace mohreh::laws
