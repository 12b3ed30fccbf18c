#pragma once
// The subcommands of the one executable. Each adds itself to the parser and runs when it is chosen.

#include <CLI/CLI.hpp>
#include <memory>
#include <stdexcept>
#include <string>

#include "bots/players/player.h"
#include "engine/facade/any_game.h"
#include "i18n/words.h"

namespace mohreh {

// Something the person at the command line can mend: printed as one line, exit status 2.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// What was asked for does not hold: printed already, exit status 1.
struct Failed {};

void add_games_command(CLI::App& app);
void add_sim_command(CLI::App& app);
void add_arena_command(CLI::App& app);
void add_replay_command(CLI::App& app);
void add_perft_command(CLI::App& app);
void add_bench_command(CLI::App& app);
void add_play_command(CLI::App& app);
void add_advise_command(CLI::App& app);
void add_review_command(CLI::App& app);
void add_verify_command(CLI::App& app);
void add_serve_command(CLI::App& app);
void add_backup_command(CLI::App& app);
void add_load_command(CLI::App& app);

// Arguments that several subcommands read alike; each throws UsageError with what is wrong.
const AnyGame& game_argument(const std::string& key);
AnyOptions options_argument(const AnyGame& game, const std::string& text);
int seats_argument(const AnyGame& game, const AnyOptions& options, int seats);  // 0: the usual
Language language_argument(const std::string& text);  // empty: as the system
// A player of that name; never null.
std::unique_ptr<Player> player_argument(const AnyGame& game, const std::string& name,
                                        const Effort& effort = {});
std::string read_file(const std::string& path);
void write_file(const std::string& path, const std::string& text);

}  // namespace mohreh
