#pragma once
// The web client served from a folder instead of from the executable: for people who change the
// page and want to see it without building the server. Files are read anew for every request.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace mohreh::server {

struct FolderFile {
  std::string body;
  std::string_view type;
};

// As find_site_file: paths of screens give the page, nothing for a file that is not there, and
// nothing outside the folder, whatever the path says.
std::optional<FolderFile> find_folder_file(const std::filesystem::path& folder,
                                           std::string_view path);

}  // namespace mohreh::server
