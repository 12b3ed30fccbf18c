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
        rng_(mix_hash(setting.seed, 0)) {}

  Review run(const std::function<void(std::size_t)>& on_ply) {
    review_.seats.resize(static_cast<std::size_t>(record_.seats));
    AnyState state = record_.start();
    Judgement before = judge(state);
    for (std::size_t s = 0; s < review_.seats.size(); ++s) {
      review_.seats[s].start = static_cast<double>(before.chance[s]);
    }
    for (std::size_t ply = 0; ply < record_.plies.size(); ++ply) {
      const AnyPly& made = record_.plies[ply];
      if (made.by != kChance) look_at(state, made, ply);
      game_.apply(state, made, nullptr);
      // Plies of one hand in a row are judged together: less to compute and less to err.
      const bool last = ply + 1 == record_.plies.size();
      if (last || record_.plies[ply + 1].by != made.by) {
        const Judgement after = last ? result_of(state) : judge(state);
        share_out(made.by, before, after);
        before = after;
      }
      if (on_ply) on_ply(ply + 1);
    }
    for (std::size_t s = 0; s < review_.seats.size(); ++s) {
      SeatReview& seat = review_.seats[s];
      seat.result = static_cast<double>(before.chance[s]);
      seat.error = kTwoSided95 * std::sqrt(luck_variance_[s]);
    }
    return std::move(review_);
  }

 private:
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
  Review review_;
  std::array<double, kMaxSeats> luck_variance_{};
};

}  // namespace

Review review_match(const Record& record, const ReviewSetting& setting,
                    const std::function<void(std::size_t)>& on_ply) {
  return Reviewer(record, setting).run(on_ply);
}

}  // namespace mohreh
