#include "server/config/settings.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>

namespace mohreh::server {
namespace {

Environment none() {
  return [](const std::string&) { return std::nullopt; };
}

std::string fault_in(const std::string& toml) {
  Config config;
  try {
    apply_file(config, toml, "f.toml");
  } catch (const ConfigError& error) {
    return error.what();
  }
  return "";
}

TEST(Settings, NearerPlacesGoFirst) {
  const std::string path = testing::TempDir() + "mohreh_settings_test.toml";
  std::ofstream(path) << "port = 1000\nthreads = 2\nbot_threads = 2\n"
                         "trusted_proxy = [\"10.0.0.1\", \"10.0.0.2\"]\n";
  const Environment environment = [](const std::string& name) -> std::optional<std::string> {
    if (name == "MOHREH_PORT") return "2000";
    if (name == "MOHREH_BOT_THREADS") return "3";
    if (name == "MOHREH_LOG") return "";  // set and empty is as good as unset
    return std::nullopt;
  };
  const GivenSettings given{{"config", {path}}, {"port", {"3000"}}};
  const Config config = read_config(given, environment);
  std::remove(path.c_str());
  EXPECT_EQ(config.port, 3000);
  EXPECT_EQ(config.bot_threads, 3);
  EXPECT_EQ(config.threads, 2);
  EXPECT_EQ(config.trusted_proxies.size(), 2u);
  EXPECT_EQ(config.bind, "*");
}

TEST(Settings, NearerListReplacesTheFartherOne) {
  const Environment environment = [](const std::string& name) -> std::optional<std::string> {
    if (name == "MOHREH_ALLOW_ORIGIN") return "https://a.org, https://b.org";
    return std::nullopt;
  };
  EXPECT_EQ(read_config({}, environment).allow_origins.size(), 2u);
  const auto config = read_config({{"allow-origin", {"https://C.org/"}}}, environment);
  EXPECT_EQ(config.allow_origins, std::vector<std::string>{"https://c.org"});
}

TEST(Settings, WrongValuesSayWhereTheyStand) {
  const std::pair<const char*, const char*> wrong[] = {
      {"port", "70000"},
      {"port", "x"},
      {"bind", "here"},
      {"public-url", "a.org"},
      {"log", "loud"},
      {"log", "info:xml"},
      {"trusted-proxy", "proxy"},
      {"threads", "0"},
      {"max-connections", "-1"},
      {"allow-origin", "*"},
      {"echo", "perhaps"},
      {"data", ""},
      {"source-url", "code.example.org"},
      {"source-url", "https:///x"},
      {"source-url", "https://a.org/<b>"},
      {"source-url", "javascript:alert(1)"},
  };
  for (const auto& [name, value] : wrong) {
    try {
      read_config({{name, {value}}}, none());
      ADD_FAILURE() << name << " takes " << value;
    } catch (const ConfigError& error) {
      EXPECT_TRUE(std::string(error.what()).starts_with("--" + std::string(name))) << error.what();
    }
  }
}

TEST(Settings, SourceMayHaveAPath) {
  const Config config =
      read_config({{"source-url", {"https://code.example.org/mohreh?v=1"}}}, none());
  EXPECT_EQ(config.source_url, "https://code.example.org/mohreh?v=1");
}

TEST(Settings, LogHasALevelAndAForm) {
  const Config config = read_config({{"log", {"debug:json"}}}, none());
  EXPECT_EQ(config.log, LogLevel::debug);
  EXPECT_TRUE(config.log_json);
}

TEST(Settings, LoopbackIsLimitedOnlyWhenAskedFor) {
  EXPECT_FALSE(read_config({}, none()).limits.limit_loopback);
  EXPECT_TRUE(read_config({{"max-connections-per-address", {"9"}}}, none()).limits.limit_loopback);
}

TEST(ConfigFile, FaultsHaveTheirLine) {
  EXPECT_EQ(fault_in("port = 80\n\nprot = 81\n"), "f.toml:3: no setting is called 'prot'");
  EXPECT_EQ(fault_in("port = \"80\"\n"), "f.toml:1: port must be a number");
  EXPECT_EQ(fault_in("\necho = 1\n"), "f.toml:2: echo must be true or false");
  EXPECT_TRUE(fault_in("bind = \"x\"").starts_with("f.toml:1: bind 'x'"));
  EXPECT_TRUE(fault_in("port = = 1").starts_with("f.toml:1: "));
  EXPECT_EQ(fault_in("[port]\na = 1\n"), "f.toml:1: port must be a number");
  EXPECT_EQ(fault_in("allow_origin = [\n\"https://a.org\",\n3]\n"),
            "f.toml:3: allow_origin must be a list of texts");
}

TEST(ConfigFile, AbsentOneIsTold) {
  EXPECT_THROW(read_config({{"config", {"/no/such/file.toml"}}}, none()), ConfigError);
}

}  // namespace
}  // namespace mohreh::server
