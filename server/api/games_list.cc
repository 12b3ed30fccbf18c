#include "bots/players/player.h"
#include "engine/core/json_writer.h"
#include "engine/facade/registry.h"
#include "i18n/words.h"
#include "server/api/api.h"

namespace mohreh::server {
namespace {

void write_options(JsonWriter& out, const AnyGame& game) {
  out.begin_array();
  for (const OptionText& option : game.describe_options(game.default_options())) {
    out.begin_object();
    out.field("key", option.key);
    out.field("type", option.type);
    out.field("values", option.values);
    out.field("default", option.default_value);
    out.end_object();
  }
  out.end_array();
}

}  // namespace

std::string games_json() {
  std::string text;
  JsonWriter out(text);
  out.begin_object();
  out.key("games");
  out.begin_array();
  for (const AnyGame* game : all_games()) {
    const std::string title = std::string(game->info->key) + ".title";
    out.begin_object();
    out.field("key", game->info->key);
    out.key("title");
    out.begin_object();
    out.field("fa", phrase(Language::fa, title));
    out.field("en", phrase(Language::en, title));
    out.end_object();
    out.field("rules_version", game->info->rules_version);
    out.field("min_seats", game->info->min_seats);
    out.field("max_seats", game->info->max_seats);
    out.field("usual_seats", game->info->usual_seats);
    out.key("bots");
    out.begin_array();
    for (const std::string& name : player_names(*game)) out.value(name);
    out.end_array();
    out.key("options");
    write_options(out, *game);
    out.end_object();
  }
  out.end_array();
  out.end_object();
  return text;
}

}  // namespace mohreh::server
