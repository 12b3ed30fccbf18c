#pragma once
// The static files of the web client, embedded in the executable. Given a path and what the client
// accepts, it says what to send; it never copies a file.

#include <optional>
#include <string>
#include <string_view>

namespace mohreh::server {

struct SiteFile {
  std::string_view body;  // as it goes over the wire
  std::string_view type;
  std::string_view coding;  // br, gzip or empty
  std::string tag;          // strong, quoted; differs by coding
  bool is_forever = false;  // the name has a hash, so the content never changes
};

// Paths of screens (no dot in the last segment) are answered with the page of the client. Nothing
// for a file that is not there.
std::optional<SiteFile> find_site_file(std::string_view path, std::string_view accept_encoding);

// Whether the web client is embedded, and not the plain page that stands in for it.
bool has_web_client();

}  // namespace mohreh::server
