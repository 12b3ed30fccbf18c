#pragma once
// Test data beside the tests.

#include <filesystem>
#include <string>
#include <vector>

namespace mohreh {

// The folder tests/ of the sources.
std::filesystem::path tests_folder();

// All files below tests/<folder> with this extension, sorted.
std::vector<std::filesystem::path> test_files(const std::string& folder,
                                              const std::string& extension);

std::string file_text(const std::filesystem::path& path);
void rewrite_file(const std::filesystem::path& path, const std::string& text);

}  // namespace mohreh
