#include <unistd.h>
#include <csignal>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <random>

#include "clients/terminal/table.h"
#include "engine/facade/registry.h"
#include "mohreh/commands.h"
#include "mohreh/faults.h"
#include "mohreh/terminal_width.h"

namespace mohreh {
namespace {

constexpr int kPauseMs = 250;
constexpr const char* kUsualOpponent = "medium";

// Levels keep to their think times when people wait for them.
double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

struct PlayArguments {
  std::string game;
  int seats = 0;
  std::vector<int> people = {0};
  std::vector<std::string> players;
  std::string options;
  std::optional<std::uint64_t> seed;
  std::string language;
  std::string name;
  std::string save;
  std::string resume;
  bool fast = false;
};

// Without a game on the command line: the only one there is, or the one that is picked.
const AnyGame& ask_for_game(Language language) {
  const auto games = all_games();
  if (games.size() == 1) return *games[0];
  std::cout << phrase(language, "site.term_choose_game") << "\n";
  for (std::size_t i = 0; i < games.size(); ++i) {
    std::cout << "[" << number_in(language, static_cast<long long>(i) + 1) << "] "
              << phrase(language, std::string(games[i]->info->key) + ".title") << "\n";
  }
  std::string line;
  while (std::cout << "> " << std::flush && std::getline(std::cin, line)) {
    const auto number = parse_number<std::size_t>(trimmed(line));
    if (number && *number >= 1 && *number <= games.size()) return *games[*number - 1];
    if (const AnyGame* game = find_game(trimmed(line))) return *game;
  }
  throw UsageError("no game was chosen");
}

Record start_record(const PlayArguments& arguments, Language language) {
  if (!arguments.resume.empty()) {
    auto record = read_record(read_file(arguments.resume));
    if (!record) throw UsageError(arguments.resume + ":" + record.error().message());
    record->shuffle.reset();  // nobody promised how chance goes on here
    return *record;
  }
  Record record;
  record.game = arguments.game.empty() ? &ask_for_game(language) : &game_argument(arguments.game);
  record.options = options_argument(*record.game, arguments.options);
  record.seats = seats_argument(*record.game, record.options, arguments.seats);
  const bool sits =
      !arguments.people.empty() && arguments.people[0] >= 0 && arguments.people[0] < record.seats;
  if (sits) record.names[static_cast<std::size_t>(arguments.people[0])] = arguments.name;
  return record;
}

std::unique_ptr<Player> opponent(const AnyGame& game, const std::vector<std::string>& names,
                                 std::size_t index) {
  const std::string name = names.empty() ? kUsualOpponent : names[index % names.size()];
  auto player = make_player(game, name, {1, 1, steady_seconds});
  if (player == nullptr) throw UsageError("no player is called '" + name + "'");
  return player;
}

TableSetting seat_everybody(const PlayArguments& arguments, const Record& record, Voice& voice) {
  TableSetting setting;
  setting.players.resize(static_cast<std::size_t>(record.seats));
  for (const int person : arguments.people) {
    if (person < 0 || person >= record.seats) {
      throw UsageError("--seat " + std::to_string(person) + " does not exist with " +
                       std::to_string(record.seats) + " seats (they count from 0)");
    }
  }
  std::size_t bots = 0;
  for (int s = 0; s < record.seats; ++s) {
    const bool person = std::count(arguments.people.begin(), arguments.people.end(), s) > 0;
    const auto seat = static_cast<std::size_t>(s);
    if (!person) setting.players[seat] = opponent(*record.game, arguments.players, bots++);
    if (!record.names[seat].empty()) {
      voice.name_seat(seat_of(s), record.names[seat]);
    } else if (person && arguments.people.size() == 1) {
      voice.name_seat(seat_of(s), voice.say("player"));
    } else if (!person) {
      voice.name_seat(seat_of(s), voice.say("bot") + " " + voice.number(s + 1));
    }
  }
  const bool watched = isatty(STDOUT_FILENO) != 0;
  setting.columns = terminal_width(STDOUT_FILENO);
  setting.pause_ms = watched && !arguments.fast ? kPauseMs : 0;
  setting.seed = arguments.seed ? *arguments.seed
                                : (static_cast<std::uint64_t>(std::random_device{}()) << 32U) |
                                      std::random_device{}();
  return setting;
}

// Ctrl-C at a prompt ends the reading of the line, which leaves the table, so that a match is still
// saved.
void leave_on_interrupt() {
  struct sigaction action{};
  action.sa_handler = [](int) {};
  sigaction(SIGINT, &action, nullptr);
}

void run(const PlayArguments& arguments) {
  leave_on_interrupt();
  const Language language = language_argument(arguments.language);
  Record record = start_record(arguments, language);
  const bool colours = isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  Voice voice(language, colours, *record.game);
  TableSetting setting = seat_everybody(arguments, record, voice);
  const std::vector<const Player*> players = look_at(setting.players);
  TerminalTable table(record, std::move(setting), voice, std::cin, std::cout);
  const bool over = table.run();
  tell_faults(players);
  if (!arguments.save.empty()) {
    write_file(arguments.save, write_record(record));
    std::cout << voice.say("term_saved", {{"name", arguments.save}}) << "\n";
  }
  if (!over) std::cout << voice.say("term_goodbye") << "\n";
}

}  // namespace

void add_play_command(CLI::App& app) {
  auto* command = app.add_subcommand("play", "Play in the terminal against bots");
  auto arguments = std::make_shared<PlayArguments>();
  command->add_option("game", arguments->game, "Key of the game (asked for when left out)");
  command->add_option("--seats", arguments->seats, "How many seats (default: the usual number)");
  command
      ->add_option("--seat", arguments->people,
                   "Where you sit, from 0; several seats share one screen")
      ->delimiter(',')
      ->capture_default_str();
  command
      ->add_option("--players", arguments->players,
                   "Who plays the other seats, in order (default: medium);\n"
                   "exec:COMMAND is a program of your own")
      ->delimiter(',');
  command->add_option("--options", arguments->options, "Host's choices, key=value,key=value");
  command->add_option("--seed", arguments->seed, "Repeat the luck of an earlier match");
  command->add_option("--name", arguments->name, "What you are called at the table");
  command->add_option("--lang", arguments->language, "fa or en (default: as the system)");
  command->add_option("--save", arguments->save, "Write the match to this file at the end");
  command->add_option("--resume", arguments->resume, "Go on with a saved match");
  command->add_flag("--fast", arguments->fast, "No pauses between events");
  command->callback([arguments] { run(*arguments); });
}

}  // namespace mohreh
