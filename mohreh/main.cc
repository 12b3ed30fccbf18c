// Mohreh: the one executable. Wiring only; each subcommand is a file beside this one.

#include <cstdio>
#include <exception>

#include "mohreh/commands.h"

int main(int argc, char** argv) {
  CLI::App app(
      "Mohreh (مهره): tabletop games with the rules right.\n"
      "Play in the terminal, replay and check records, simulate and measure.");
  app.set_version_flag("--version", "mohreh 0.1.0");
  app.require_subcommand(1);
  app.get_formatter()->column_width(34);
  mohreh::add_games_command(app);
  mohreh::add_play_command(app);
  mohreh::add_replay_command(app);
  mohreh::add_sim_command(app);
  mohreh::add_perft_command(app);
  mohreh::add_bench_command(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& done) {
    return app.exit(done);
  } catch (const CLI::ParseError& error) {
    std::fprintf(stderr, "mohreh: %s (see --help)\n", error.what());
    return 2;
  } catch (const mohreh::UsageError& error) {
    std::fprintf(stderr, "mohreh: %s\n", error.what());
    return 2;
  } catch (const mohreh::Failed&) {
    return 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "mohreh: %s\n", error.what());
    return 1;
  }
  return 0;
}
