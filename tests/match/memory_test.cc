// What a running table weighs: every allocation of this program is counted by its size.

#include <gtest/gtest.h>
#include <malloc.h>

#include <cstdio>
#include <cstdlib>
#include <new>

#include "engine/facade/registry.h"
#include "tests/match/table_driver.h"

namespace {

long long live_bytes = 0;

void* counted_new(std::size_t size) {
  void* memory = std::malloc(size);
  if (memory == nullptr) std::abort();
  live_bytes += static_cast<long long>(malloc_usable_size(memory));
  return memory;
}

void counted_delete(void* memory) {
  if (memory != nullptr) live_bytes -= static_cast<long long>(malloc_usable_size(memory));
  std::free(memory);
}

}  // namespace

void* operator new(std::size_t size) {
  return counted_new(size);
}
void* operator new[](std::size_t size) {
  return counted_new(size);
}
void operator delete(void* memory) noexcept {
  counted_delete(memory);
}
void operator delete[](void* memory) noexcept {
  counted_delete(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  counted_delete(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
  counted_delete(memory);
}

namespace mohreh::match {
namespace {

constexpr long long kMostBytes = 8 * 1024;

// Two people in the middle of a match, all told and stored.
TEST(Memory, ATwoSeatTableIsSmall) {
  for (const AnyGame* game : all_games()) {
    DriverSettings settings;
    settings.game = game;
    TableDriver driver(settings);
    driver.checks_mirrors = false;
    driver.start();
    driver.play(40);
    ASSERT_EQ(driver.table->row().phase, Phase::playing);
    const auto entries = driver.stored_play()->entries().size();
    const long long before = live_bytes;
    driver.table.reset();
    const long long bytes = before - live_bytes;
    std::printf("%s: %lld bytes a table after %zu entries\n", game->info->key.data(), bytes,
                entries);
    EXPECT_LE(bytes, kMostBytes) << game->info->key;
    EXPECT_GT(bytes, 1000) << "counts nothing";
  }
}

}  // namespace
}  // namespace mohreh::match
