#include "bots/selfplay/review.h"

#include <algorithm>
#include <cmath>

#include "engine/core/hash.h"

namespace mohreh {
namespace {

class Reviewer {
 public:
  Reviewer(const Record& record, const ReviewSetting& setting)
      : record_(record),
        game_(*record.game),
        setting_(setting),
        adviser_(make_adviser(
            game_, setting.iterations > 0 ? setting.iterations : usual_advice_iterations(game_),
            {1, setting.threads, nullptr})),
        rng_(mix_hash(setting.seed, 0)),
        state_(record.start()) {}

  Review run(const std::function<void(std::size_t, std::size_t)>& on_ply) {
    review_.plies = record_.plies.size();
    const std::vector<Stretch> stretches =
        stretches_of(review_.plies, setting_.most_plies == 0 ? review_.plies : setting_.most_plies);
    std::size_t planned = 0;
    for (const Stretch& stretch : stretches) planned += stretch.to - stretch.from;
    const auto tell = [&] {
      if (on_ply) on_ply(review_.looked_at, planned);
    };
    tell();
    begin();
    for (const Stretch& stretch : stretches) {
      go_to(stretch.from);
      Judgement before = ply_ == 0 ? first_ : judge(state_);
      while (ply_ < stretch.to) {
        const AnyPly& made = record_.plies[ply_];
        if (made.by != kChance) look_at(state_, made, ply_);
        go_to(ply_ + 1);
        // Plies of one hand in a row are judged together: less to compute and less to err.
        const bool last = ply_ == review_.plies;
        if (last || ply_ == stretch.to || record_.plies[ply_].by != made.by) {
          const Judgement after = last ? result_of(state_) : judge(state_);
          share_out(made.by, before, after);
          before = after;
        }
        ++review_.looked_at;
        tell();
      }
    }
    finish();
    return std::move(review_);
  }

 private:
  // Each seat's chance before anything has happened.
  void begin() {
    review_.seats.resize(static_cast<std::size_t>(record_.seats));
    first_ = judge(state_);
    for (std::size_t s = 0; s < review_.seats.size(); ++s) {
      review_.seats[s].start = static_cast<double>(first_.chance[s]);
    }
  }

  void finish() {
    go_to(review_.plies);
    const Judgement result = result_of(state_);
    for (std::size_t s = 0; s < review_.seats.size(); ++s) {
      SeatReview& seat = review_.seats[s];
      seat.result = static_cast<double>(result.chance[s]);
      seat.error = kTwoSided95 * std::sqrt(luck_variance_[s]);
    }
  }

  // Precondition: not back.
  void go_to(std::size_t ply) {
    for (; ply_ < ply; ++ply_) game_.apply(state_, record_.plies[ply_], nullptr);
  }

  Judgement judge(const AnyState& state) { return adviser_->judge(state, setting_.rollouts, rng_); }

  // Nothing is left to doubt.
  Judgement result_of(const AnyState& state) const {
    return {search::forecast_of(game_.outcome(state)).chance, {}};
  }

  // What the seat's choice cost, by a search from what it knew.
  void look_at(const AnyState& state, const AnyPly& made, std::size_t ply) {
    AnyMoveList legal;
    game_.legal_moves(state, made.by, legal);
    if (legal.size() < 2) return;
    Rng rng(mix_hash(setting_.seed, ply + 1));
    const AnyView view = game_.view(state, {made.by, Recall::perfect});
    const MoveAdvice best = adviser_->advise(view, made.by, legal, rng).moves.front();
    ReviewedDecision decision{ply, made.by, made.move, best.move, best.chance, best.chance, 0, 0};
    if (best.move != made.move) {
      // A search hardly tries what it does not like: the choice gets a search of its own.
      AnyMoveList chosen_only;
      chosen_only.push_back(made.move);
      const MoveAdvice chosen = adviser_->advise(view, made.by, chosen_only, rng).moves.front();
      decision.chosen_chance = chosen.chance;
      decision.error = std::sqrt(best.chance_error * best.chance_error +
                                 chosen.chance_error * chosen.chance_error);
      decision.cost = std::max(0.0, best.chance - chosen.chance);
    }
    SeatReview& seat = review_.seats[made.by.slot()];
    ++seat.decisions;
    seat.cost += decision.cost;
    review_.decisions.push_back(decision);
  }

  void share_out(Seat by, const Judgement& before, const Judgement& after) {
    for (std::size_t s = 0; s < review_.seats.size(); ++s) {
      SeatReview& seat = review_.seats[s];
      const double moved =
          static_cast<double>(after.chance[s]) - static_cast<double>(before.chance[s]);
      if (by == kChance) {
        seat.luck += moved;
        luck_variance_[s] += static_cast<double>(before.variance[s] + after.variance[s]);
      } else if (by.slot() == s) {
        seat.choice += moved;
      } else {
        seat.others += moved;
      }
    }
  }

  const Record& record_;
  const AnyGame& game_;
  ReviewSetting setting_;
  std::unique_ptr<Adviser> adviser_;
  Rng rng_;
  AnyState state_;  // after ply_ plies
  std::size_t ply_ = 0;
  Judgement first_;
  Review review_;
  std::array<double, kMaxSeats> luck_variance_{};
};

}  // namespace

std::vector<Stretch> stretches_of(std::size_t plies, std::size_t most) {
  if (plies <= most) return {{0, plies}};
  // Long enough that every hand's plies are in each, and judgements between them are shared.
  constexpr std::size_t kStretch = 20;
  const std::size_t count = std::max(std::size_t{1}, most / kStretch);
  const std::size_t length = most / count;
  std::vector<Stretch> stretches;
  for (std::size_t i = 0; i < count; ++i) {
    // The first begins the match, the last ends it.
    const std::size_t from = count == 1 ? plies - length : i * (plies - length) / (count - 1);
    stretches.push_back({from, from + length});
  }
  return stretches;
}

Review review_match(const Record& record, const ReviewSetting& setting,
                    const std::function<void(std::size_t, std::size_t)>& on_ply) {
  return Reviewer(record, setting).run(on_ply);
}

}  // namespace mohreh
