#include "engine/record/record.h"

#include "engine/core/json_writer.h"
#include "engine/core/utf8.h"
#include "engine/core/words.h"
#include "engine/record/position.h"

namespace mohreh {

AnyState Record::state_after(std::size_t count) const {
  AnyState state = start();
  for (std::size_t i = 0; i < count; ++i) game->apply(state, plies[i], nullptr);
  return state;
}

namespace {

// A title or name on its line: what the reader would refuse becomes a blank.
std::string one_line(std::string_view text) {
  std::string line(text);
  for (std::size_t bad = find_unprintable(line); bad != std::string::npos;
       bad = find_unprintable(line)) {
    line[bad] = ' ';
  }
  return std::string(trimmed(line));
}

}  // namespace

std::string ply_text(const AnyState& state, const AnyPly& ply) {
  std::string text = ply.by == kChance ? "chance" : "seat " + std::to_string(ply.by.index);
  return text + ": " + state.game->move_text(state, ply.move);
}

std::string write_record(const Record& record) {
  const GameInfo& info = *record.game->info;
  std::string text = "mohreh record " + std::to_string(kRecordFormat) + "\n";
  text += "game " + std::string(info.key) + " " +
          std::to_string(record.game->rules_of(record.options)) + "\n";
  text += "seats " + std::to_string(record.seats) + "\n";
  if (const std::string options = options_text(record.options); !options.empty()) {
    text += "options " + options + "\n";
  }
  if (!record.title.empty()) text += "title " + one_line(record.title) + "\n";
  for (std::size_t s = 0; s < static_cast<std::size_t>(record.seats); ++s) {
    if (!record.names[s].empty()) {
      text += "name " + std::to_string(s) + " " + one_line(record.names[s]) + "\n";
    }
  }
  if (record.position) text += "position " + position_text(*record.position) + "\n";
  if (record.shuffle) text += shuffle_text(*record.shuffle, record.seats);
  text += "\n";

  AnyState state = record.start();
  auto expectation = record.expectations.begin();
  for (std::size_t i = 0; i <= record.plies.size(); ++i) {
    for (; expectation != record.expectations.end() && expectation->after_plies == i;
         ++expectation) {
      text += "expect " + expectation->text + "\n";
    }
    if (i == record.plies.size()) break;
    text += ply_text(state, record.plies[i]) + "\n";
    record.game->apply(state, record.plies[i], nullptr);
  }
  return text;
}

}  // namespace mohreh
