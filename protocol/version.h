#pragma once
// The version of the messages between clients and servers. Raised when a message changes so that
// an older side would misread it; new optional fields and new messages do not raise it.

namespace mohreh::protocol {

inline constexpr int kVersion = 1;

}  // namespace mohreh::protocol
