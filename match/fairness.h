#pragma once
// Shuffles that anybody can check afterwards (docs/fairness.md). The server promises a seed before
// it hears what the people contribute; seed, match and contributions together make a key; the n-th
// chance ply of a match is drawn from its own stream of that key.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/facade/any_game.h"
#include "engine/record/record.h"
#include "protocol/ids.h"

namespace mohreh::match {

using protocol::Hash;
using protocol::MatchId;
using protocol::Secret;

// BLAKE2b-256 of the bytes: how a seed and a contribution are promised.
Hash commitment_to(const Secret& secret);

// The chance of one match.
class FairChance {
 public:
  // `contributions` has one entry a seat, none for bots and for whoever gave none.
  FairChance(const Secret& seed, const MatchId& match,
             std::span<const std::optional<Secret>> contributions);

  // An even draw from 0 … total - 1 for the n-th chance ply (from 0). Precondition: total > 0.
  std::uint64_t draw(std::uint64_t n, std::uint64_t total) const;

  // What chance does as the n-th chance ply. Precondition: chance is awaited.
  AnyMove choose(const AnyState& state, std::uint64_t n) const;

 private:
  Hash key_;
};

// Why a record's draws are not proven.
enum class Doubt : std::uint8_t {
  none,
  untold,        // the record does not tell how chance was drawn
  seed_hidden,   // the match was not over
  begins_later,  // draws are missing
  other_seed,    // not the one that was promised
  wrong_draw,
};

// What a finished record tells of its shuffles.
struct Verdict {
  Doubt doubt = Doubt::none;
  std::size_t draws = 0;                 // chance plies that are right
  std::optional<std::size_t> wrong_ply;  // the first that is not, counted from 0
  std::string reason;                    // the doubt in plain English, for programs
  std::string found;                     // the wrong ply's text, "chance: coal 50" ...
  std::string promised;                  // ... and what it should have been
  bool proven() const { return doubt == Doubt::none; }
};

Verdict verify(const Record& record);

}  // namespace mohreh::match
