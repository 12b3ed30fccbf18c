#include <cstdlib>

#include "mohreh/commands.h"
#include "server/config/settings.h"
#include "server/http/site.h"
#include "server/log.h"
#include "server/network.h"
#include "server/server.h"
#include "server/welcome.h"

namespace mohreh {
namespace {

using server::Setting;
using server::SettingKind;

std::optional<std::string> environment(const std::string& name) {
  const char* value = std::getenv(name.c_str());
  return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

void run(const server::GivenSettings& given) {
  server::Config config;
  try {
    config = server::read_config(given, environment);
  } catch (const server::ConfigError& error) {
    throw UsageError(error.what());
  }
  server::set_up_log(config);
  server::StopSignal stop;
  server::raise_file_limit();
  server::Metrics metrics;
  const bool has_own_token = !config.operator_token.empty();
  if (!has_own_token) config.operator_token = server::random_operator_token();
  const auto application = server::make_application(config, metrics);
  server::Network network(config, *application, metrics);
  network.start();
  server::print_welcome(config, network.port(),
                        {.without_page = config.page.empty() && !server::has_web_client(),
                         .shows_token = !has_own_token});
  stop.wait();
  network.stop();
}

void add_setting(CLI::App& command, const Setting& setting, server::GivenSettings& given) {
  const std::string name(setting.name);
  const std::string help =
      std::string(setting.help) + " [" + server::environment_name(setting) + "]";
  if (setting.kind == SettingKind::flag) {
    command.add_flag_callback("--" + name, [&given, name] { given[name] = {"true"}; }, help);
    return;
  }
  command
      .add_option_function<std::vector<std::string>>(
          "--" + name,
          [&given, name](const std::vector<std::string>& values) { given[name] = values; }, help)
      ->type_name(std::string(setting.value))
      ->expected(1)
      ->take_all();
}

}  // namespace

void add_serve_command(CLI::App& app) {
  auto* command = app.add_subcommand("serve", "Open tables for browsers: the server");
  command->footer(
      "Every option can be given by the environment, under the name in brackets, or in a TOML\n"
      "file, with _ for -. The command line goes before the environment, that before the file.\n"
      "docs/self-hosting.md tells more.");
  auto given = std::make_shared<server::GivenSettings>();
  command
      ->add_option_function<std::string>(
          "--config", [given](const std::string& path) { (*given)["config"] = {path}; },
          "TOML file with settings [MOHREH_CONFIG]")
      ->type_name("FILE");
  for (const Setting& setting : server::settings()) add_setting(*command, setting, *given);
  command->callback([given] { run(*given); });
}

}  // namespace mohreh
