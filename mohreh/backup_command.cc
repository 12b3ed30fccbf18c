#include "server/store/backup.h"

#include <cstdio>
#include <filesystem>

#include "mohreh/commands.h"
#include "server/store/store_error.h"

namespace mohreh {
namespace {

struct BackupArguments {
  std::string data;
  std::string to;
  bool force = false;
};

void run(const BackupArguments& arguments) {
  if (std::filesystem::is_directory(arguments.to)) {
    throw UsageError(arguments.to + " is a folder; --to names a file");
  }
  // Also a link that leads nowhere is a name somebody gave.
  const bool taken = std::filesystem::exists(std::filesystem::symlink_status(arguments.to));
  if (taken && !arguments.force) {
    throw UsageError(arguments.to + " exists already; --force replaces it");
  }
  try {
    const auto bytes = server::back_up(arguments.data, arguments.to);
    std::printf("%s: %.1f MB\n", arguments.to.c_str(), static_cast<double>(bytes) / 1e6);
  } catch (const server::StoreError& error) {
    if (error.fault() == server::StoreFault::missing) throw UsageError(error.what());
    throw;
  }
}

}  // namespace

void add_backup_command(CLI::App& app) {
  auto* command = app.add_subcommand(
      "backup", "Copy the database of a server, also while it runs (docs/data-folder.md)");
  auto arguments = std::make_shared<BackupArguments>();
  command->add_option("--data", arguments->data, "The data folder of the server")->required();
  command->add_option("--to", arguments->to, "The file to write")->required();
  command->add_flag("--force", arguments->force, "Replace a file of that name");
  command->callback([arguments] { run(*arguments); });
}

}  // namespace mohreh
