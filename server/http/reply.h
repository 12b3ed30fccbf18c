#pragma once
// A response as it goes over the wire: the head as text, the body owned or borrowed from the
// executable. Every head carries the security headers, whoever made it.

#include <string>
#include <string_view>

namespace mohreh::server {

class Reply {
 public:
  // `host` is the Host header; it goes into the policy, if it is one.
  Reply(int status, std::string_view host);

  // Values are cleaned of line ends, so that nobody can add a header through one.
  Reply& header(std::string_view name, std::string_view value);
  Reply& body(std::string text, std::string_view type);
  Reply& borrowed_body(std::string_view text, std::string_view type);
  // Ends the head. A response to HEAD tells the length and sends nothing.
  void finish(bool keep_alive, bool head_only);

  int status() const { return status_; }
  std::string_view head() const { return head_; }
  std::string_view payload() const { return payload_is_owned_ ? owned_ : borrowed_; }

 private:
  int status_;
  std::string head_;
  std::string owned_;
  std::string_view borrowed_;
  bool payload_is_owned_ = false;
  bool has_body_ = false;
};

// The values of the security headers, also for the answer to an upgrade.
std::string content_security_policy(std::string_view host);

// {"error": code}
Reply error_reply(int status, std::string_view host, std::string_view code);

}  // namespace mohreh::server
