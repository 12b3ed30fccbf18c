#include "server/http/admission.h"

#include <algorithm>
#include <functional>
#include <string_view>

namespace mohreh::server {

Admission::Admission(const Config& config) : config_(config) {}

bool Admission::is_trusted(const Address& remote) const {
  const auto& proxies = config_.trusted_proxies;
  return std::any_of(proxies.begin(), proxies.end(),
                     [&](const AddressRange& range) { return range.contains(remote); });
}

bool Admission::is_unlimited(const Address& client) const {
  return is_loopback(client) && !config_.limits.limit_loopback;
}

std::optional<Admission::Slot> Admission::connection_from(const Address& remote) {
  return enter(remote, true, !is_trusted(remote) && !is_unlimited(remote));
}

std::optional<Admission::Slot> Admission::client_behind_proxy(const Address& client) {
  return enter(client, false, !is_unlimited(client));
}

std::optional<Admission::Slot> Admission::enter(const Address& address, bool counts_in_total,
                                                bool counts_for_address) {
  const std::lock_guard lock(mutex_);
  if (counts_in_total && total_ >= config_.limits.connections) return std::nullopt;
  Slot slot;
  slot.household_ = household(address);
  if (counts_for_address) {
    std::size_t& count = by_household_[slot.household_];
    if (count >= config_.limits.connections_per_address) return std::nullopt;
    ++count;
  }
  if (counts_in_total) ++total_;
  slot.owner_ = this;
  slot.counts_in_total_ = counts_in_total;
  slot.counts_for_address_ = counts_for_address;
  return slot;
}

void Admission::leave(const Slot& slot) {
  const std::lock_guard lock(mutex_);
  if (slot.counts_in_total_) --total_;
  if (!slot.counts_for_address_) return;
  const auto found = by_household_.find(slot.household_);
  if (--found->second == 0) by_household_.erase(found);
}

std::size_t Admission::HashAddress::operator()(const Address& address) const {
  const auto* bytes = reinterpret_cast<const char*>(address.bytes.data());
  return std::hash<std::string_view>{}({bytes, address.bytes.size()});
}

}  // namespace mohreh::server
