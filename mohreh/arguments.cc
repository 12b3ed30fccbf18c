#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>

#include "engine/facade/registry.h"
#include "engine/record/record.h"
#include "mohreh/commands.h"

namespace mohreh {

const AnyGame& game_argument(const std::string& key) {
  if (const AnyGame* game = find_game(key)) return *game;
  std::string known;
  for (const AnyGame* game : all_games()) {
    known += (known.empty() ? "" : ", ") + std::string(game->info->key);
  }
  throw UsageError("no game is called '" + key + "'; there is: " + known);
}

AnyOptions options_argument(const AnyGame& game, const std::string& text) {
  auto options = parse_options(game, text);
  if (!options) throw UsageError("--options: " + options.error().reason);
  return *options;
}

int seats_argument(const AnyGame& game, const AnyOptions& options, int seats) {
  if (seats == 0) seats = game.info->usual_seats;
  if (const auto problem = setup_problem(game, options, seats)) throw UsageError(*problem);
  return seats;
}

Language language_argument(const std::string& text) {
  if (text == "fa") return Language::fa;
  if (text == "en") return Language::en;
  if (!text.empty()) throw UsageError("--lang takes fa or en, not '" + text + "'");
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value != nullptr && *value != '\0') {
      return std::string_view(value).starts_with("fa") ? Language::fa : Language::en;
    }
  }
  return Language::en;
}

std::unique_ptr<Player> player_argument(const AnyGame& game, const std::string& name,
                                        const Effort& effort) {
  if (auto player = make_player(game, name, effort)) return player;
  std::string known;
  for (const std::string& each : player_names(game)) known += (known.empty() ? "" : ", ") + each;
  throw UsageError("no player is called '" + name + "'; there is: " + known);
}

std::string read_file(const std::string& path) {
  std::ifstream file;
  if (path != "-") {
    file.open(path, std::ios::binary);
    if (!file) throw UsageError("cannot read " + path + ": " + std::strerror(errno));
  }
  std::istream& in = path == "-" ? std::cin : file;
  std::string text;
  char block[65'536];
  while (in.read(block, sizeof block) || in.gcount() > 0) {
    text.append(block, static_cast<std::size_t>(in.gcount()));
    if (text.size() > kMaxRecordBytes) break;  // the reader will say so
  }
  if (in.bad()) throw UsageError("cannot read " + path);
  return text;
}

void write_file(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.flush();
  if (!file) throw UsageError("cannot write " + path + ": " + std::strerror(errno));
}

}  // namespace mohreh
