#include "protocol/ids.h"

#include "engine/core/words.h"

namespace mohreh::protocol {

std::string to_text(TableCode code) {
  std::string digits = std::to_string(code.number);
  if (digits.size() < 6) digits.insert(0, 6 - digits.size(), '0');
  return digits;
}

std::optional<TableCode> code_from(std::string_view six_digits) {
  const auto number = parse_number<std::uint32_t>(six_digits);
  if (!number || *number < kFirstCode || *number > kLastCode) return std::nullopt;
  return TableCode{*number};
}

}  // namespace mohreh::protocol
