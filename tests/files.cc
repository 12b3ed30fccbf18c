#include "tests/files.h"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace mohreh {

std::filesystem::path tests_folder() {
  return MOHREH_TESTS_FOLDER;
}

std::vector<std::filesystem::path> test_files(const std::string& folder,
                                              const std::string& extension) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(tests_folder() / folder)) {
    if (entry.path().extension() == extension) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string file_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void rewrite_file(const std::filesystem::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

}  // namespace mohreh
