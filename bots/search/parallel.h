#pragma once
// Root-parallel search: every thread searches on its own, with a tree, a guide and random numbers
// of its own, and what they found about the root's moves is added up. In thread order, so the
// result depends on nothing but the seed, the iterations and how many threads there are.

#include <algorithm>
#include <memory>
#include <vector>
#ifndef __wasm__
#include <thread>
#endif

#include "bots/search/search.h"

namespace mohreh::search {

template <Game G, Guide<G> U>
class ParallelSearch {
 public:
  ParallelSearch(const U& guide, const Parameters& parameters) {
    const int threads = std::max(1, std::min(parameters.threads, parameters.iterations));
    for (int t = 0; t < threads; ++t) {
      Parameters share = parameters;
      share.iterations =
          parameters.iterations / threads + (t < parameters.iterations % threads ? 1 : 0);
      searches_.push_back(std::make_unique<Search<G, U>>(guide, share));
    }
  }

  Report<typename G::Move> run(const typename G::View& view, Seat seat,
                               const MoveList<typename G::Move>& legal, Rng& rng) {
    if (searches_.size() == 1) return searches_[0]->run(view, seat, legal, rng);
    std::vector<Report<typename G::Move>> reports(searches_.size());
    std::vector<Rng> rngs;
    for (std::size_t t = 0; t < searches_.size(); ++t) rngs.emplace_back(rng.next());
    const auto work = [&](std::size_t t) {
      reports[t] = searches_[t]->run(view, seat, legal, rngs[t]);
    };
#ifdef __wasm__
    for (std::size_t t = 0; t < searches_.size(); ++t) work(t);
#else
    std::vector<std::jthread> threads;
    for (std::size_t t = 1; t < searches_.size(); ++t) threads.emplace_back(work, t);
    work(0);
    threads.clear();
#endif
    for (std::size_t t = 1; t < reports.size(); ++t) reports[0].add(reports[t]);
    return std::move(reports[0]);
  }

 private:
  std::vector<std::unique_ptr<Search<G, U>>> searches_;
};

}  // namespace mohreh::search
