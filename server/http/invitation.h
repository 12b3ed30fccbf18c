#pragma once
// The address of a table as messengers show it: whoever gets the link in a chat sees a title, a
// line of words and a picture (Open Graph). It is the same for every table, whether there is one of
// that code or not, so it tells nothing about any.

#include <string>
#include <string_view>

namespace mohreh::server {

inline constexpr std::string_view kInvitationPicture = "/invitation.png";

// /t/CODE
bool is_invitation(std::string_view path);

// What goes into the head of the page. `origin` is where it was asked for, as in parse_origin:
// messengers want whole addresses. Without one, or without a picture, there are only words.
std::string invitation_head(std::string_view origin, std::string_view path, bool has_picture);

// The page with it at the end of its head.
std::string with_head(std::string_view page, std::string_view head);

}  // namespace mohreh::server
