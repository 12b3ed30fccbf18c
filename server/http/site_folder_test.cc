#include "server/http/site_folder.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

namespace mohreh::server {
namespace {

namespace fs = std::filesystem;

class SiteFolder : public testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(home_ / "assets");
    write(home_ / "index.html", "page");
    write(home_ / "assets" / "a-1.js", "script");
    write(home_.parent_path() / "secret.txt", "secret");
  }
  void TearDown() override { fs::remove_all(home_.parent_path()); }

  static void write(const fs::path& file, std::string_view text) {
    std::ofstream(file, std::ios::binary) << text;
  }

  fs::path home_ =
      fs::path(testing::TempDir()) / ("site_folder_" + std::to_string(::getpid())) / "page";
};

TEST_F(SiteFolder, GivesFilesWithTheirTypes) {
  const auto script = find_folder_file(home_, "/assets/a-1.js");
  ASSERT_TRUE(script);
  EXPECT_EQ(script->body, "script");
  EXPECT_EQ(script->type, "text/javascript; charset=utf-8");
}

TEST_F(SiteFolder, AnswersScreensWithThePage) {
  for (const char* path : {"/", "/t/482913", "/settings"}) {
    const auto page = find_folder_file(home_, path);
    ASSERT_TRUE(page) << path;
    EXPECT_EQ(page->body, "page");
  }
}

TEST_F(SiteFolder, GivesNothingOutsideTheFolder) {
  EXPECT_FALSE(find_folder_file(home_, "/../secret.txt"));
  EXPECT_FALSE(find_folder_file(home_, "//etc/passwd.txt"));
  fs::create_symlink(home_.parent_path() / "secret.txt", home_ / "link.txt");
  EXPECT_FALSE(find_folder_file(home_, "/link.txt"));
}

TEST_F(SiteFolder, GivesNothingForWhatIsMissing) {
  EXPECT_FALSE(find_folder_file(home_, "/assets/b-2.js"));
  EXPECT_FALSE(find_folder_file(home_ / "nowhere", "/"));
}

}  // namespace
}  // namespace mohreh::server
