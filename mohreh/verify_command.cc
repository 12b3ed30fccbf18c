#include <cstdio>

#include "clients/terminal/voice.h"
#include "engine/core/json_writer.h"
#include "engine/record/record.h"
#include "match/fairness.h"
#include "mohreh/commands.h"

namespace mohreh {
namespace {

struct VerifyArguments {
  std::string file;
  std::string language;
  bool json = false;
};

void print_json(const match::Verdict& verdict) {
  std::string json;
  JsonWriter out(json);
  out.begin_object();
  out.field("proven", verdict.proven());
  out.field("draws", verdict.draws);
  if (verdict.wrong_ply) {
    out.field("ply", *verdict.wrong_ply + 1);
    out.field("found", std::string_view(verdict.found));
    out.field("promised", std::string_view(verdict.promised));
  }
  if (!verdict.proven()) out.field("reason", std::string_view(verdict.reason));
  out.end_object();
  std::puts(json.c_str());
}

std::string words_for(const match::Verdict& verdict, const Voice& voice) {
  const auto draws = static_cast<int>(verdict.draws);
  switch (verdict.doubt) {
    case match::Doubt::none:
      return voice.say("term_proven", {{"n", voice.number(draws)}}, draws);
    case match::Doubt::untold:
      return voice.say("term_unproven_untold");
    case match::Doubt::seed_hidden:
      return voice.say("term_unproven_seed_hidden");
    case match::Doubt::begins_later:
      return voice.say("term_unproven_begins_later");
    case match::Doubt::other_seed:
      return voice.say("term_unproven_other_seed");
    case match::Doubt::wrong_draw:
      break;
  }
  return voice.say("term_unproven_wrong_draw",
                   {{"n", voice.number(static_cast<int>(*verdict.wrong_ply) + 1)},
                    {"a", verdict.found},
                    {"b", verdict.promised}});
}

void run(const VerifyArguments& arguments) {
  const auto record = read_record(read_file(arguments.file));
  if (!record) throw UsageError(arguments.file + ":" + record.error().message());
  const match::Verdict verdict = match::verify(*record);
  if (arguments.json) {
    print_json(verdict);
  } else {
    const Voice voice(language_argument(arguments.language), false, *record->game);
    std::puts(words_for(verdict, voice).c_str());
  }
  if (!verdict.proven()) throw Failed{};
}

}  // namespace

void add_verify_command(CLI::App& app) {
  auto* command = app.add_subcommand(
      "verify", "Recompute every draw of a finished match's record (docs/fairness.md)");
  auto arguments = std::make_shared<VerifyArguments>();
  command->add_option("file", arguments->file, "The record, or - for standard input")->required();
  command->add_option("--lang", arguments->language, "fa or en (default: as the system)");
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([arguments] { run(*arguments); });
}

}  // namespace mohreh
