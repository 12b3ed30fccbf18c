#include "bots/selfplay/rating.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mohreh {
namespace {

constexpr int kMostRounds = 20'000;
constexpr double kClose = 1e-12;
constexpr double kLogOfTen = 2.302585092994046;
constexpr double kEloPerLog = 400 / kLogOfTen;

// With sums and quotients alone, for the library's logarithm is not the same everywhere.
// Precondition: x > 0.
double natural_log(double x) {
  constexpr double kLogOfTwo = 0.6931471805599453;
  int halvings = 0;
  for (; x >= 2; x /= 2) ++halvings;
  for (; x < 1; x *= 2) --halvings;
  const double y = (x - 1) / (x + 1);
  double power = y;
  double sum = 0;
  for (int odd = 1; odd < 40; odd += 2) {
    sum += power / odd;
    power *= y * y;
  }
  return 2 * sum + halvings * kLogOfTwo;
}

// How strong all the seats of a contest are together.
double table_strength(const Contest& contest, const std::vector<double>& strength) {
  double sum = 0;
  for (std::size_t p = 0; p < strength.size(); ++p) sum += contest.seats[p] * strength[p];
  return sum;
}

std::vector<double> improved(const std::vector<double>& strength,
                             std::span<const Contest> contests) {
  std::vector<double> wins(strength.size());
  std::vector<double> chances(strength.size());
  for (const Contest& contest : contests) {
    const double table = table_strength(contest, strength);
    for (std::size_t p = 0; p < strength.size(); ++p) {
      wins[p] += contest.wins[p];
      chances[p] += contest.matches * contest.seats[p] / table;
    }
  }
  double sum = 0;
  std::vector<double> next = strength;
  for (std::size_t p = 0; p < next.size(); ++p) {
    if (chances[p] > 0) next[p] = wins[p] / chances[p];
    sum += next[p];
  }
  for (double& each : next) each *= static_cast<double>(next.size()) / sum;
  return next;
}

using Matrix = std::vector<std::vector<double>>;

// What the contests tell about the logarithms of the strengths (Fisher's information), plus 1
// everywhere: their sum is free, and this pins it.
Matrix information(const std::vector<double>& strength, std::span<const Contest> contests) {
  const std::size_t players = strength.size();
  Matrix matrix(players, std::vector<double>(players, 1));
  for (const Contest& contest : contests) {
    const double table = table_strength(contest, strength);
    for (std::size_t p = 0; p < players; ++p) {
      const double chance = contest.seats[p] * strength[p] / table;
      matrix[p][p] += contest.matches * chance;
      for (std::size_t q = 0; q < players; ++q) {
        matrix[p][q] -= contest.matches * chance * contest.seats[q] * strength[q] / table;
      }
    }
  }
  return matrix;
}

// The diagonal of the inverse, by elimination. Precondition: positive definite.
std::vector<double> diagonal_of_inverse(const Matrix& matrix) {
  const std::size_t size = matrix.size();
  std::vector<double> diagonal(size);
  for (std::size_t wanted = 0; wanted < size; ++wanted) {
    Matrix rest = matrix;
    // With the wanted row last, its pivot is one over the entry of the inverse.
    std::swap(rest[wanted], rest[size - 1]);
    for (auto& row : rest) std::swap(row[wanted], row[size - 1]);
    for (std::size_t pivot = 0; pivot + 1 < size; ++pivot) {
      for (std::size_t row = pivot + 1; row < size; ++row) {
        const double factor = rest[row][pivot] / rest[pivot][pivot];
        for (std::size_t c = pivot; c < size; ++c) rest[row][c] -= factor * rest[pivot][c];
      }
    }
    diagonal[wanted] = 1 / rest[size - 1][size - 1];
  }
  return diagonal;
}

}  // namespace

std::vector<double> strengths(std::size_t players, std::span<const Contest> contests) {
  std::vector<double> strength(players, 1);
  for (int round = 0; round < kMostRounds; ++round) {
    const std::vector<double> next = improved(strength, contests);
    double change = 0;
    for (std::size_t p = 0; p < players; ++p) {
      const double step = next[p] > strength[p] ? next[p] - strength[p] : strength[p] - next[p];
      change = std::max(change, step / next[p]);
    }
    strength = next;
    if (change < kClose) break;
  }
  return strength;
}

std::vector<Rating> rate(std::size_t players, std::vector<Contest> contests) {
  for (Contest& contest : contests) {
    int seats = 0;
    for (const int each : contest.seats) seats += each;
    for (std::size_t p = 0; p < players; ++p) {
      contest.wins[p] += static_cast<double>(contest.seats[p]) / seats;
    }
    contest.matches += 1;
  }
  const std::vector<double> strength = strengths(players, contests);
  const std::vector<double> inverse = diagonal_of_inverse(information(strength, contests));
  const auto count = static_cast<double>(players);
  double mean = 0;
  for (const double each : strength) mean += natural_log(each) / count;
  std::vector<Rating> ratings(players);
  for (std::size_t p = 0; p < players; ++p) {
    const double elo = kEloPerLog * (natural_log(strength[p]) - mean);
    // What pinning the sum has added to the variance is taken out again.
    const double variance = std::max(0.0, inverse[p] - 1 / (count * count));
    const double half = kNormal95 * kEloPerLog * std::sqrt(variance);
    ratings[p] = {elo, {elo - half, elo + half}};
  }
  return ratings;
}

}  // namespace mohreh
