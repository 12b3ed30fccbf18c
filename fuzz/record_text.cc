// Any text may claim to be a record. What is accepted replays, and is written and read again alike.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/record/expectation.h"
#include "engine/record/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = mohreh::read_record({reinterpret_cast<const char*>(data), size});
  if (!record) return 0;
  mohreh::failed_expectations(*record);
  const std::string text = mohreh::write_record(*record);
  const auto again = mohreh::read_record(text);
  if (!again || mohreh::write_record(*again) != text) std::abort();
  return 0;
}
