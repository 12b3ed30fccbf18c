#include "server/http/site_folder.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <utility>

#include "server/http/target.h"

namespace mohreh::server {
namespace {

namespace fs = std::filesystem;

std::string_view type_of(const fs::path& file) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kTypes = {{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".woff2", "font/woff2"},
      {".webmanifest", "application/manifest+json"},
      {".wasm", "application/wasm"},
  }};
  const std::string ending = file.extension().string();
  for (const auto& [known, type] : kTypes) {
    if (ending == known) return type;
  }
  return "application/octet-stream";
}

bool is_inside(const fs::path& folder, const fs::path& file) {
  const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
  return end == folder.end() && rest != file.end();
}

}  // namespace

std::optional<FolderFile> find_folder_file(const fs::path& folder, std::string_view path) {
  std::error_code fault;
  const fs::path home = fs::canonical(folder, fault);
  if (fault) return std::nullopt;
  const std::string_view named = names_a_file(path) ? path : "/index.html";
  const fs::path file = fs::canonical(home / fs::path(named).relative_path(), fault);
  if (fault || !is_inside(home, file) || !fs::is_regular_file(file, fault)) return std::nullopt;
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  return FolderFile{std::string(std::istreambuf_iterator<char>(in), {}), type_of(file)};
}

}  // namespace mohreh::server
