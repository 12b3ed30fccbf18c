#include <cstdio>

#include "bots/players/player.h"
#include "engine/facade/registry.h"
#include "i18n/words.h"
#include "mohreh/commands.h"

namespace mohreh {
namespace {

std::string text_of(Language language, const AnyGame& game, const std::string& key) {
  return std::string(phrase(language, std::string(game.info->key) + "." + key));
}

void write_both(JsonWriter& out, const AnyGame& game, const std::string& key) {
  out.begin_object();
  out.field("en", text_of(Language::en, game, key));
  out.field("fa", text_of(Language::fa, game, key));
  out.end_object();
}

void write_option(JsonWriter& out, const AnyGame& game, const OptionText& option) {
  out.begin_object();
  out.field("key", option.key);
  out.field("type", option.type);
  out.field("default", option.default_value);
  out.field("values", option.values);
  out.key("name");
  write_both(out, game, "opt." + std::string(option.key));
  out.key("meaning");
  write_both(out, game, "opt." + std::string(option.key) + ".tip");
  out.end_object();
}

void print_json() {
  std::string json;
  JsonWriter out(json);
  out.begin_array();
  for (const AnyGame* game : all_games()) {
    out.begin_object();
    out.field("key", game->info->key);
    out.field("rules_version", game->info->rules_version);
    out.key("title");
    write_both(out, *game, "title");
    out.field("min_seats", game->info->min_seats);
    out.field("max_seats", game->info->max_seats);
    out.key("players");
    out.begin_array();
    for (const std::string& name : player_names(*game)) out.value(std::string_view(name));
    out.end_array();
    out.key("options");
    out.begin_array();
    for (const OptionText& option : game->describe_options(game->default_options())) {
      write_option(out, *game, option);
    }
    out.end_array();
    out.end_object();
  }
  out.end_array();
  std::puts(json.c_str());
}

void print_text() {
  for (const AnyGame* game : all_games()) {
    std::printf("%s   %s · %s   %d to %d seats\n", std::string(game->info->key).c_str(),
                text_of(Language::en, *game, "title").c_str(),
                text_of(Language::fa, *game, "title").c_str(), game->info->min_seats,
                game->info->max_seats);
    std::string players;
    for (const std::string& name : player_names(*game)) {
      players += (players.empty() ? "" : ", ") + name;
    }
    std::printf("  players: %s\n  options:\n", players.c_str());
    for (const OptionText& option : game->describe_options(game->default_options())) {
      std::printf("    %s = %s   (%s: %s)\n      %s\n", std::string(option.key).c_str(),
                  option.default_value.c_str(), std::string(option.type).c_str(),
                  option.values.c_str(),
                  text_of(Language::en, *game, "opt." + std::string(option.key) + ".tip").c_str());
    }
  }
}

}  // namespace

void add_games_command(CLI::App& app) {
  auto* command = app.add_subcommand("games", "List the games, their seats, players and options");
  auto json = std::make_shared<bool>(false);
  command->add_flag("--json", *json, "As JSON, names and meanings in both languages");
  command->callback([json] { *json ? print_json() : print_text(); });
}

}  // namespace mohreh
