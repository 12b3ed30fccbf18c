#pragma once
// Sums of money in the game. Changing coupons is free, so money is a whole number, in tens.
// Rules §1.2.

namespace mohreh::farar {

inline constexpr int kTen = 10;             // the smallest coupon
inline constexpr int kStartWealth = 200;    // Rules §2.2
inline constexpr int kFine = 50;            // Rules §7.3, to each pact holder
inline constexpr int kBonus = 50;           // Rules §5.4, each of the two
inline constexpr int kAllCoupons = 10'680;  // what the box holds; Rules §10, bank_limited

// No seat can own more: below the highest target at the start of a round, a stake of all of it
// paid double, both bonuses and a fine from every other seat.
inline constexpr int kHighestTarget = 1600;
inline constexpr int kMostWealth = 3 * (kHighestTarget - kTen) + 2 * kBonus + 5 * kFine;

}  // namespace mohreh::farar
