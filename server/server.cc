#include "server/server.h"

#include "engine/core/json_writer.h"
#include "engine/facade/registry.h"
#include "i18n/words.h"

namespace mohreh::server {
namespace {

// Stands in until tables exist: it lists the games and closes whoever wants to sit down.
class EmptyHouse final : public Application {
 public:
  void opened(const std::shared_ptr<Peer>& peer) override { peer->close(1013, "no tables yet"); }
  void received(const std::shared_ptr<Peer>&, std::string_view) override {}
  void too_fast(const std::shared_ptr<Peer>&, std::string_view) override {}
  void closed(const std::shared_ptr<Peer>&) override {}
  bool healthy() override { return true; }

  ApiResponse api(const ApiRequest& request) override {
    if (request.method != "GET" || request.path != "/api/games") {
      return {404, R"({"error":"not_found"})", "application/json", ""};
    }
    ApiResponse response;
    JsonWriter out(response.body);
    out.begin_object();
    out.key("games");
    out.begin_array();
    for (const AnyGame* game : all_games()) {
      const std::string title = std::string(game->info->key) + ".title";
      out.begin_object();
      out.field("key", game->info->key);
      out.key("title");
      out.begin_object();
      out.field("en", phrase(Language::en, title));
      out.field("fa", phrase(Language::fa, title));
      out.end_object();
      out.end_object();
    }
    out.end_array();
    out.end_object();
    return response;
  }
};

}  // namespace

std::unique_ptr<Application> make_application(const Config&, Metrics&) {
  return std::make_unique<EmptyHouse>();
}

}  // namespace mohreh::server
