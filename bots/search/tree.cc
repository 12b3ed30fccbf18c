#include "bots/search/tree.h"

#include <algorithm>
#include <bit>

#include "engine/core/moves.h"

namespace mohreh::search {
namespace {

constexpr std::size_t kSlotsPerNode = 4;  // at most, after rounding up to a power of two
constexpr std::size_t kNodeBytes = sizeof(Node) + kSlotsPerNode * sizeof(NodeIndex);
constexpr std::size_t kUsualEdges = 4;  // a node; decides how the memory is shared out

}  // namespace

Tree::Tree(std::size_t memory, std::size_t most_nodes) {
  most_nodes_ = std::min(most_nodes, memory / (kNodeBytes + kUsualEdges * sizeof(Edge)));
  most_edges_ = (memory - most_nodes_ * kNodeBytes) / sizeof(Edge);
  most_edges_ = std::min(most_edges_, most_nodes_ * kLongestMoveList);
  // Reserved at once, so that growing never needs two copies; pages nobody touches cost nothing.
  nodes_.reserve(most_nodes_);
  edges_.reserve(most_edges_);
  slots_.assign(std::bit_ceil(2 * most_nodes_ + 1), kNoNode);
}

void Tree::clear() {
  nodes_.clear();
  edges_.clear();
  std::fill(slots_.begin(), slots_.end(), kNoNode);
}

std::size_t Tree::slot_of(std::uint64_t key) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = static_cast<std::size_t>(key) & mask;
  while (slots_[slot] != kNoNode && nodes_[slots_[slot]].key != key) slot = (slot + 1) & mask;
  return slot;
}

NodeIndex Tree::find(std::uint64_t key) const {
  return slots_[slot_of(key)];
}

NodeIndex Tree::add(std::uint64_t key, std::span<const std::uint32_t> moves,
                    std::span<const float> weights) {
  if (nodes_.size() == most_nodes_) return kNoNode;
  float sum = 0;
  std::size_t wanted = 0;
  for (const float weight : weights) {
    sum += weight;
    if (weight > 0) ++wanted;
  }
  if (edges_.size() + wanted > most_edges_) return kNoNode;
  Node node;
  node.key = key;
  node.first_edge = static_cast<std::uint32_t>(edges_.size());
  node.edges = static_cast<std::uint32_t>(wanted);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (weights[i] > 0) edges_.push_back({0, moves[i], 0, weights[i] / sum});
  }
  const auto index = static_cast<NodeIndex>(nodes_.size());
  slots_[slot_of(key)] = index;
  nodes_.push_back(node);
  return index;
}

}  // namespace mohreh::search
