// The engine as a WebAssembly module. Text goes in and out as UTF-8 in the module's memory:
// the page writes it at mohreh_buffer(size), calls, and reads mohreh_result() … +
// mohreh_result_size().

#include <cstdint>
#include <string>
#include <string_view>

#include "bots/selfplay/signature.h"
#include "engine/facade/registry.h"
#include "engine/record/expectation.h"
#include "engine/record/playthrough.h"
#include "engine/record/record.h"

namespace {

std::string& buffer() {
  static std::string text;
  return text;
}

std::string& result() {
  static std::string text;
  return text;
}

}  // namespace

#define MOHREH_EXPORT(name) extern "C" __attribute__((export_name(#name)))

// Room for `size` bytes of input; valid until the next call.
MOHREH_EXPORT(mohreh_buffer) char* mohreh_buffer(std::uint32_t size) {
  buffer().resize(size);
  return buffer().data();
}

MOHREH_EXPORT(mohreh_result) const char* mohreh_result() {
  return result().data();
}
MOHREH_EXPORT(mohreh_result_size) std::uint32_t mohreh_result_size() {
  return static_cast<std::uint32_t>(result().size());
}

// Reads the record in the buffer and checks what it expects. The result is empty when all is well,
// else one line for each thing that is not.
MOHREH_EXPORT(mohreh_check_record) void mohreh_check_record() {
  result().clear();
  const auto record = mohreh::read_record(buffer());
  if (!record) {
    result() = record.error().message() + "\n";
    return;
  }
  for (const auto& failed : mohreh::failed_expectations(*record)) {
    result() += std::to_string(failed.line) + ": expected " + failed.text + ", but found " +
                failed.found + "\n";
  }
}

// Plays the golden playthrough in the buffer again; the result is the text it should have.
MOHREH_EXPORT(mohreh_playthrough) void mohreh_playthrough() {
  const auto again = mohreh::playthrough_again(buffer());
  result() = again ? *again : again.error().message();
}

// "farar 0123456789abcdef\n" for each game.
MOHREH_EXPORT(mohreh_signature) void mohreh_signature() {
  static constexpr std::string_view kDigits = "0123456789abcdef";
  result().clear();
  for (const mohreh::AnyGame* game : mohreh::all_games()) {
    const std::uint64_t signature = mohreh::signature_of(*game);
    result() += std::string(game->info->key) + " ";
    for (int shift = 60; shift >= 0; shift -= 4) result() += kDigits[(signature >> shift) & 15U];
    result() += "\n";
  }
}

// Plays random matches of game number `index` until at least `plies` plies are made; how many were.
MOHREH_EXPORT(mohreh_random_plies)
std::uint32_t mohreh_random_plies(std::uint32_t index, std::uint32_t plies) {
  const mohreh::AnyGame& game = *mohreh::all_games()[index];
  mohreh::Rng rng(1);
  std::uint32_t made = 0;
  while (made < plies) {
    mohreh::AnyState state = game.setup(game.default_options(), game.info->usual_seats);
    made += static_cast<std::uint32_t>(game.play_random(state, rng, game.info->max_plies));
  }
  return made;
}
