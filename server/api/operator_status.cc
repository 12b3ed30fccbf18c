#include "server/api/operator_status.h"

#include <sodium.h>
#include <sys/resource.h>

#include <array>

#include "server/server.h"

namespace mohreh::server {
namespace {

constexpr std::size_t kTokenBytes = 18;
constexpr std::uintmax_t kLittleSpace = std::uintmax_t{1} << 30U;
constexpr std::size_t kOtherFiles = 100;  // beside connections: the database, the log, pipes

using Digest = std::array<unsigned char, crypto_generichash_BYTES>;

// Of equal length whatever the text is, so that a comparison tells nothing of it.
Digest digest(std::string_view text) {
  Digest out{};
  crypto_generichash(out.data(), out.size(), reinterpret_cast<const unsigned char*>(text.data()),
                     text.size(), nullptr, 0);
  return out;
}

std::uintmax_t free_bytes(const std::filesystem::path& file) {
  std::error_code error;
  const auto space = std::filesystem::space(file.parent_path(), error);
  return error ? 0 : space.available;
}

std::uintmax_t size_of(const std::filesystem::path& file) {
  std::error_code error;
  const auto size = std::filesystem::file_size(file, error);
  return error ? 0 : size;
}

// What whoever runs the server should know although it does run: keys that a page puts into words
// (`warning_few_files` and so on).
std::vector<std::string_view> startup_warnings(const Config& config,
                                               const std::filesystem::path& database) {
  std::vector<std::string_view> warnings;
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) == 0 &&
      files.rlim_cur < config.limits.connections + kOtherFiles) {
    warnings.emplace_back("few_files");
  }
  if (free_bytes(database) < kLittleSpace) warnings.emplace_back("little_space");
  if (!config.public_url.empty() && config.trusted_proxies.empty()) {
    warnings.emplace_back("no_trusted_proxy");
  }
  if (config.echo) warnings.emplace_back("open_echo");
  return warnings;
}

}  // namespace

OperatorStatus::OperatorStatus(const Config& config, std::filesystem::path database,
                               const Writer& writer)
    : token_(config.operator_token),
      database_(std::move(database)),
      writer_(writer),
      warnings_(startup_warnings(config, database_)) {}

bool OperatorStatus::opens(std::string_view token) const {
  const Digest given = digest(token);
  const Digest own = digest(token_);
  return sodium_memcmp(given.data(), own.data(), own.size()) == 0 && !token_.empty();
}

void OperatorStatus::write(JsonWriter& out) const {
  const WriterFigures& figures = writer_.figures();
  std::filesystem::path log = database_;
  log += "-wal";
  out.field("disk_free_bytes", free_bytes(database_));
  out.field("database_bytes", size_of(database_) + size_of(log));
  out.field("store_healthy", writer_.healthy());
  out.field("store_error", std::string_view(writer_.last_error()));
  out.field("store_queued", figures.queued.load());
  out.field("store_failed", figures.failed.load());
  out.key("warnings");
  out.begin_array();
  for (const std::string_view warning : warnings_) out.value(warning);
  out.end_array();
}

std::string random_operator_token() {
  std::array<unsigned char, kTokenBytes> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::array<char, sodium_base64_ENCODED_LEN(kTokenBytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING)>
      text{};
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  return text.data();
}

}  // namespace mohreh::server
