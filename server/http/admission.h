#pragma once
// Who may connect: a total, and so many from one household. A place is given back when its slot
// goes. Any thread may ask.

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <utility>

#include "server/config/config.h"
#include "server/http/address.h"

namespace mohreh::server {

class Admission {
 public:
  class Slot {
   public:
    Slot() = default;
    Slot(Slot&& other) noexcept { swap(other); }
    Slot& operator=(Slot&& other) noexcept {
      Slot taken(std::move(other));
      swap(taken);
      return *this;
    }
    ~Slot() {
      if (owner_ != nullptr) owner_->leave(*this);
    }

   private:
    friend class Admission;
    void swap(Slot& other) {
      std::swap(owner_, other.owner_);
      std::swap(household_, other.household_);
      std::swap(counts_in_total_, other.counts_in_total_);
      std::swap(counts_for_address_, other.counts_for_address_);
    }
    Admission* owner_ = nullptr;
    Address household_;
    bool counts_in_total_ = false;
    bool counts_for_address_ = false;
  };

  explicit Admission(const Config& config);

  // A new connection; a trusted proxy counts in the total alone.
  std::optional<Slot> connection_from(const Address& remote);
  // A client behind a trusted proxy, once its address is known.
  std::optional<Slot> client_behind_proxy(const Address& client);
  bool is_trusted(const Address& remote) const;
  bool is_unlimited(const Address& client) const;

 private:
  struct HashAddress {
    std::size_t operator()(const Address& address) const;
  };
  std::optional<Slot> enter(const Address& address, bool counts_in_total, bool counts_for_address);
  void leave(const Slot& slot);

  const Config& config_;
  std::mutex mutex_;
  std::size_t total_ = 0;
  std::unordered_map<Address, std::size_t, HashAddress> by_household_;
};

}  // namespace mohreh::server
