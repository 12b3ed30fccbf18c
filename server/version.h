#pragma once
// The version of the program, as /metrics and `mohreh --version` tell it.

namespace mohreh::server {

inline constexpr const char* kBuildVersion = "0.1.0";

}  // namespace mohreh::server
