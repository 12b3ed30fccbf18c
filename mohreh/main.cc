// Mohreh: the one executable. Wiring only; each subcommand is a file beside this one.

#include <cstdio>
#include <exception>
#include <string>

#include "mohreh/commands.h"
#include "server/version.h"

namespace {

// The parser itself would only say that some subcommand is missing.
void expect_known_subcommand(const CLI::App& app, int argc, char** argv) {
  if (argc < 2 || argv[1][0] == '-') return;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    if (command->check_name(argv[1])) return;
  }
  throw mohreh::UsageError(std::string("no subcommand is called '") + argv[1] + "' (see --help)");
}

// The exit status of the whole program.
int run(int argc, char** argv) {
  CLI::App app(
      "Mohreh (مهره): tabletop games with the rules right.\n"
      "Play in the terminal, replay and check records, simulate and measure.");
  app.set_version_flag("--version", std::string("mohreh ") + mohreh::server::kBuildVersion);
  app.require_subcommand(1);
  app.get_formatter()->column_width(34);
  mohreh::add_games_command(app);
  mohreh::add_play_command(app);
  mohreh::add_serve_command(app);
  mohreh::add_load_command(app);
  mohreh::add_replay_command(app);
  mohreh::add_advise_command(app);
  mohreh::add_review_command(app);
  mohreh::add_verify_command(app);
  mohreh::add_sim_command(app);
  mohreh::add_arena_command(app);
  mohreh::add_perft_command(app);
  mohreh::add_bench_command(app);
  mohreh::add_backup_command(app);
  try {
    expect_known_subcommand(app, argc, argv);
    app.parse(argc, argv);
  } catch (const CLI::Success& done) {
    return app.exit(done);
  } catch (const CLI::ParseError& error) {
    throw mohreh::UsageError(std::string(error.what()) + " (see --help)");
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const int status = run(argc, argv);
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
      std::fputs("mohreh: the output could not be written\n", stderr);
      return 1;
    }
    return status;
  } catch (const mohreh::UsageError& error) {
    std::fprintf(stderr, "mohreh: %s\n", error.what());
    return 2;
  } catch (const mohreh::Failed&) {
    return 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "mohreh: %s\n", error.what());
    return 1;
  }
}
