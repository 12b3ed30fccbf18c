#pragma once
// The tree of a search: one node an information set (what the seat to move knows), found by its
// key, so that different ways to the same knowledge share their experience. Nodes and edges lie in
// two arenas that never grow beyond the memory they were given.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mohreh::search {

struct Edge {
  double worth = 0;  // sum over the visits, for the seat that moves
  std::uint32_t move = 0;
  std::uint32_t visits = 0;
  float prior = 0;  // the priors of a node add up to 1
};

struct Node {
  std::uint64_t key = 0;
  double worth = 0;  // sum over the visits of all edges
  std::uint32_t first_edge = 0;
  std::uint32_t edges = 0;
  std::uint32_t visits = 0;
};

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex kNoNode = 0xFFFFFFFFU;

class Tree {
 public:
  // Room for `most_nodes` nodes, as far as `memory` bytes hold them and their edges.
  Tree(std::size_t memory, std::size_t most_nodes);

  void clear();

  NodeIndex find(std::uint64_t key) const;
  // A node with an edge for each move of positive weight. None when the memory is used up.
  // Preconditions: the key is new; some weight is positive.
  NodeIndex add(std::uint64_t key, std::span<const std::uint32_t> moves,
                std::span<const float> weights);

  Node& node(NodeIndex index) { return nodes_[index]; }
  std::span<Edge> edges(const Node& node) { return {edges_.data() + node.first_edge, node.edges}; }
  std::size_t size() const { return nodes_.size(); }

 private:
  std::size_t slot_of(std::uint64_t key) const;

  std::size_t most_nodes_;
  std::size_t most_edges_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<NodeIndex> slots_;  // open addressing, at most half full
};

}  // namespace mohreh::search
