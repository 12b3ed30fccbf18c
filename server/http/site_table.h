#pragma once
// The table of embedded files, as tools/site_to_cc.py writes it at build time. Sorted by path.

#include <cstddef>
#include <span>
#include <string_view>

namespace mohreh::server {

struct Extent {
  std::size_t start = 0;
  std::size_t size = 0;
};

struct PackedFile {
  std::string_view path;  // starts with '/'
  std::string_view type;
  std::string_view hash;
  Extent plain;
  Extent brotli;  // empty where it would not be smaller
  Extent gzip;
};

const char* site_bytes();
std::span<const PackedFile> site_files();

}  // namespace mohreh::server
