#include "server/http/site.h"

#include <algorithm>

#include "server/http/site_table.h"
#include "server/http/target.h"

namespace mohreh::server {
namespace {

const PackedFile* find(std::string_view path) {
  const auto files = site_files();
  const auto found = std::lower_bound(
      files.begin(), files.end(), path,
      [](const PackedFile& file, std::string_view wanted) { return file.path < wanted; });
  return found != files.end() && found->path == path ? &*found : nullptr;
}

// What Vite names by its content; the plain page has no such files.
bool is_asset(const PackedFile& file) {
  return file.path.starts_with("/assets/");
}

std::string_view bytes(const Extent& extent) {
  return {site_bytes() + extent.start, extent.size};
}

}  // namespace

std::optional<SiteFile> find_site_file(std::string_view path, std::string_view accept_encoding) {
  const PackedFile* packed = find(path);
  if (packed == nullptr && !names_a_file(path)) packed = find("/index.html");
  if (packed == nullptr) return std::nullopt;

  SiteFile file;
  file.type = packed->type;
  file.is_forever = is_asset(*packed);
  Extent extent = packed->plain;
  if (packed->brotli.size > 0 && accepts_coding(accept_encoding, "br")) {
    extent = packed->brotli;
    file.coding = "br";
  } else if (packed->gzip.size > 0 && accepts_coding(accept_encoding, "gzip")) {
    extent = packed->gzip;
    file.coding = "gzip";
  }
  file.body = bytes(extent);
  file.tag = "\"" + std::string(packed->hash) + (file.coding.empty() ? "" : "-") +
             std::string(file.coding) + "\"";
  return file;
}

bool has_web_client() {
  return std::ranges::any_of(site_files(), is_asset);
}

}  // namespace mohreh::server
