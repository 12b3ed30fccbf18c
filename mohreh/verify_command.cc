#include <cstdio>

#include "engine/core/json_writer.h"
#include "engine/record/record.h"
#include "match/fairness.h"
#include "mohreh/commands.h"

namespace mohreh {
namespace {

struct VerifyArguments {
  std::string file;
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

void print_text(const match::Verdict& verdict) {
  if (!verdict.proven()) {
    std::printf("no: %s\n", verdict.reason.c_str());
  } else if (verdict.draws == 1) {
    std::puts("yes: the one draw is as promised");
  } else {
    std::printf("yes: all %zu draws are as promised\n", verdict.draws);
  }
}

void run(const VerifyArguments& arguments) {
  const auto record = read_record(read_file(arguments.file));
  if (!record) throw UsageError(arguments.file + ":" + record.error().message());
  const match::Verdict verdict = match::verify(*record);
  if (arguments.json) {
    print_json(verdict);
  } else {
    print_text(verdict);
  }
  if (!verdict.proven()) throw Failed{};
}

}  // namespace

void add_verify_command(CLI::App& app) {
  auto* command = app.add_subcommand(
      "verify", "Recompute every draw of a finished match's record (docs/fairness.md)");
  auto arguments = std::make_shared<VerifyArguments>();
  command->add_option("file", arguments->file, "The record, or - for standard input")->required();
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([arguments] { run(*arguments); });
}

}  // namespace mohreh
