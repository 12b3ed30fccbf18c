// Checks a finished record's draws against what was promised.

#include <utility>

#include "match/fairness.h"

namespace mohreh::match {
namespace {

Verdict doubted(Doubt doubt, std::string reason) {
  Verdict verdict;
  verdict.doubt = doubt;
  verdict.reason = std::move(reason);
  return verdict;
}

Verdict nothing_proven(Doubt doubt, const std::string& reason) {
  return doubted(doubt, "nothing can be proven: " + reason);
}

FairChance chance_of(const Shuffle& shuffle, int seats) {
  std::vector<std::optional<Secret>> contributions(static_cast<std::size_t>(seats));
  for (std::size_t s = 0; s < contributions.size(); ++s) {
    if (shuffle.contributions[s]) contributions[s] = Secret{*shuffle.contributions[s]};
  }
  return {Secret{*shuffle.seed}, MatchId{shuffle.match}, contributions};
}

// Recomputes what chance does, ply by ply.
Verdict check_draws(const Record& record, const FairChance& chance) {
  Verdict verdict;
  AnyState state = record.start();
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    const AnyPly& ply = record.plies[i];
    if (ply.by == kChance) {
      const AnyMove promised = chance.choose(state, verdict.draws);
      if (promised != ply.move) {
        verdict.doubt = Doubt::wrong_draw;
        verdict.wrong_ply = i;
        verdict.found = ply_text(state, ply);
        verdict.promised = ply_text(state, {kChance, promised});
        verdict.reason = "ply " + std::to_string(i + 1) + " is '" + verdict.found + "', but '" +
                         verdict.promised + "' was promised";
        return verdict;
      }
      ++verdict.draws;
    }
    record.game->apply(state, ply, nullptr);
  }
  return verdict;
}

}  // namespace

Verdict verify(const Record& record) {
  if (!record.shuffle) {
    return nothing_proven(Doubt::untold, "the record does not tell how chance was drawn");
  }
  const Shuffle& shuffle = *record.shuffle;
  if (!shuffle.seed) {
    return nothing_proven(Doubt::seed_hidden,
                          "the seed is not shown, which it is when the match is over");
  }
  if (record.position) {
    return nothing_proven(Doubt::begins_later,
                          "the record does not begin at the set-up, so draws are missing");
  }
  if (commitment_to(Secret{*shuffle.seed}).bytes != shuffle.commitment) {
    return doubted(Doubt::other_seed, "the seed is not the one that was promised");
  }
  return check_draws(record, chance_of(shuffle, record.seats));
}

}  // namespace mohreh::match
