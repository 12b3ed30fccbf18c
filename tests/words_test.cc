// Every word that a game can ask for exists in both languages, with placeholders that are filled.

#include <gtest/gtest.h>

#include <set>

#include "engine/facade/registry.h"
#include "i18n/words.h"

namespace mohreh {
namespace {

std::set<std::string> placeholders(std::string_view text) {
  std::set<std::string> names;
  while (true) {
    const std::size_t open = text.find('{');
    if (open == std::string_view::npos) return names;
    const std::size_t close = text.find('}', open);
    names.insert(std::string(text.substr(open + 1, close - open - 1)));
    text.remove_prefix(close + 1);
  }
}

class Words : public testing::TestWithParam<const AnyGame*> {
 protected:
  void expect_words(const std::string& id, const std::set<std::string>& allowed) {
    for (const Language language : {Language::en, Language::fa}) {
      const Phrase* phrase = find_phrase(language, id);
      ASSERT_NE(phrase, nullptr) << id << " is missing in "
                                 << (language == Language::en ? "en" : "fa");
      EXPECT_FALSE(phrase->other.empty()) << id;
      for (const std::string& name : placeholders(phrase->other)) {
        EXPECT_TRUE(allowed.contains(name)) << id << " asks for {" << name << "}";
      }
    }
  }
};

TEST_P(Words, OfTheGameAreComplete) {
  const GameInfo& info = *GetParam()->info;
  const std::string area = std::string(info.key) + ".";
  expect_words(area + "title", {});
  expect_words(area + "tagline", {});
  for (const EventSpec& event : info.events) {
    std::set<std::string> params;
    for (const ParamSpec& param : event.params) {
      params.insert(std::string(param.name));
      for (const auto& word : param.words) expect_words(area + std::string(word), {});
    }
    expect_words(area + "log_" + std::string(event.key), params);
  }
  for (const auto& reason : info.reasons) expect_words(area + "why." + std::string(reason), {"n"});
  for (const auto& row : info.rows) expect_words(area + "row_" + std::string(row), {});
  for (const auto& row : info.odds) expect_words(area + "odds_" + std::string(row), {"n"});
  for (const MoveSpec& move : info.moves) {
    expect_words(area + "move_" + std::string(move.key),
                 {std::string(move.a.name), std::string(move.b.name)});
    for (const auto& word : move.a.words) expect_words(area + std::string(word), {});
    for (const auto& word : move.b.words) expect_words(area + std::string(word), {});
  }
  for (const OptionText& option : GetParam()->describe_options(GetParam()->default_options())) {
    expect_words(area + "opt." + std::string(option.key), {});
    expect_words(area + "opt." + std::string(option.key) + ".tip", {});
  }
}

TEST(SharedWords, OfReasonsExist) {
  for (const Reason& reason : {kNotYourTurn, kMatchOver, kUnknownMove}) {
    for (const Language language : {Language::en, Language::fa}) {
      EXPECT_NE(find_phrase(language, "site.why." + std::string(reason.key)), nullptr)
          << reason.key;
    }
  }
}

TEST(BothLanguages, HaveTheSameIdsAndPlaceholders) {
  const auto en = phrases(Language::en);
  const auto fa = phrases(Language::fa);
  ASSERT_EQ(en.size(), fa.size());
  for (std::size_t i = 0; i < en.size(); ++i) {
    ASSERT_EQ(en[i].id, fa[i].id);
    EXPECT_EQ(placeholders(en[i].other), placeholders(fa[i].other)) << en[i].id;
    EXPECT_FALSE(en[i].other.empty() || fa[i].other.empty()) << en[i].id;
  }
}

TEST(Persian, UsesPersianLetters) {
  for (const Phrase& phrase : phrases(Language::fa)) {
    EXPECT_EQ(phrase.other.find("ي"), std::string_view::npos) << phrase.id << ": Arabic yeh";
    EXPECT_EQ(phrase.other.find("ك"), std::string_view::npos) << phrase.id << ": Arabic kaf";
  }
}

TEST(Fill, ReplacesWhatItKnows) {
  const std::pair<std::string_view, std::string> values[] = {{"name", "Sara"}, {"n", "50"}};
  EXPECT_EQ(fill("{name} draws {n}", values), "Sara draws 50");
  EXPECT_EQ(fill("{what} {", values), "{what} {");
}

TEST(Numbers, HaveTheLanguagesDigits) {
  EXPECT_EQ(number_in(Language::en, -1203), "-1203");
  EXPECT_EQ(number_in(Language::fa, 1203), "۱۲۰۳");
}

INSTANTIATE_TEST_SUITE_P(Games, Words, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& test) { return std::string(test.param->info->key); });

}  // namespace
}  // namespace mohreh
