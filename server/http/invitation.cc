#include "server/http/invitation.h"

#include <algorithm>

#include "i18n/words.h"

namespace mohreh::server {
namespace {

constexpr std::string_view kTables = "/t/";
constexpr std::size_t kDigits = 6;

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string meta(std::string_view property, std::string_view content) {
  return "<meta property=\"" + std::string(property) + "\" content=\"" + escaped(content) + "\">\n";
}

// A messenger does not say what its people read.
std::string in_both(std::string_view key) {
  const std::string id = "site." + std::string(key);
  return std::string(phrase(Language::fa, id)) + " · " + std::string(phrase(Language::en, id));
}

}  // namespace

bool is_invitation(std::string_view path) {
  if (!path.starts_with(kTables) || path.size() != kTables.size() + kDigits) return false;
  return std::all_of(path.begin() + kTables.size(), path.end(),
                     [](char c) { return c >= '0' && c <= '9'; });
}

std::string invitation_head(std::string_view origin, std::string_view path, bool has_picture) {
  std::string head = meta("og:type", "website") + meta("og:site_name", in_both("brand")) +
                     meta("og:title", in_both("invited")) +
                     meta("og:description", in_both("description"));
  if (origin.empty()) return head;
  head += meta("og:url", std::string(origin).append(path));
  if (!has_picture) return head;
  return head + meta("og:image", std::string(origin).append(kInvitationPicture)) +
         "<meta name=\"twitter:card\" content=\"summary_large_image\">\n";
}

std::string with_head(std::string_view page, std::string_view head) {
  const std::size_t end = page.find("</head>");
  if (end == std::string_view::npos) return std::string(page);
  return std::string(page.substr(0, end)).append(head).append(page.substr(end));
}

}  // namespace mohreh::server
