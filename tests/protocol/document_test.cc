// docs/protocol.md against the descriptions: every message, field and name is told there, and the
// example is made of real messages.

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "protocol/codec.h"
#include "protocol/field_kinds.h"
#include "tests/files.h"

namespace mohreh::protocol {
namespace {

const std::vector<std::string>& document_lines() {
  static const std::vector<std::string> lines = [] {
    std::vector<std::string> read;
    std::istringstream text(file_text(tests_folder().parent_path() / "docs/protocol.md"));
    for (std::string line; std::getline(text, line);) read.push_back(line);
    return read;
  }();
  return lines;
}

std::string in_code(std::string_view name) {
  return "`" + std::string(name) + "`";
}

// The table rows about `name`.
std::vector<std::string> rows_of(std::string_view name) {
  const std::string front = "| " + in_code(name) + " |";
  std::vector<std::string> rows;
  for (const auto& line : document_lines()) {
    if (line.starts_with(front)) rows.push_back(line);
  }
  return rows;
}

bool mentions(const std::vector<std::string>& lines, std::string_view name) {
  for (const auto& line : lines) {
    if (line.find(in_code(name)) != std::string::npos) return true;
  }
  return false;
}

// Fields of structs inside messages have rows of their own; names may stand anywhere.
struct ExpectInnerTold {
  template <class Field>
  void operator()(std::string_view name, const Field& field) {
    EXPECT_FALSE(rows_of(name).empty()) << name;
    look_into(field);
  }
  template <class Field>
  void look_into(const Field&) {
    if constexpr (IsList<Field>::value || IsOptional<Field>::value) {
      look_into(typename Field::value_type{});
    } else if constexpr (named_enum<Field>) {
      for (const auto name : enum_names(Field{})) {
        EXPECT_TRUE(mentions(document_lines(), name)) << name;
      }
    } else if constexpr (described<Field>) {
      const Field inner{};
      Field::fields(inner, *this);
    }
  }
};

// The fields of a message stand in its row.
struct ExpectTold {
  std::string_view message;

  template <class Field>
  void operator()(std::string_view name, const Field& field) {
    EXPECT_TRUE(mentions(rows_of(message), name)) << message << " " << name;
    ExpectInnerTold{}.look_into(field);
  }
};

template <class... Contents>
void expect_all_told(const std::variant<Contents...>*) {
  const auto expect_told = []<class Content>(const Content& content) {
    EXPECT_FALSE(rows_of(Content::kType).empty()) << Content::kType;
    ExpectTold told{Content::kType};
    Content::fields(content, told);
  };
  (expect_told(Contents{}), ...);
}

TEST(ProtocolDocument, TellsEveryMessageFieldAndName) {
  const ClientContent* client = nullptr;
  const ServerContent* server = nullptr;
  expect_all_told(client);
  expect_all_told(server);
}

TEST(ProtocolDocument, ExplainsEveryRefusal) {
  for (const auto code : kRefusalNames) EXPECT_FALSE(rows_of(code).empty()) << code;
}

TEST(ProtocolDocument, SaysItsVersion) {
  const std::string version = "Version " + std::to_string(kVersion) + ".";
  EXPECT_TRUE(document_lines().at(2).starts_with(version)) << document_lines().at(2);
}

TEST(ProtocolDocument, ExampleIsMadeOfRealMessages) {
  int client = 0;
  int server = 0;
  for (const auto& line : document_lines()) {
    const std::string text = line.size() > 3 ? line.substr(3) : "";
    if (line.starts_with("C: ")) {
      ++client;
      const auto message = read_client_message(text);
      ASSERT_TRUE(message) << line << "\n" << message.error().message();
      EXPECT_EQ(write_client_message(*message), text);
    } else if (line.starts_with("S: ")) {
      ++server;
      const auto message = read_server_message(text);
      ASSERT_TRUE(message) << line << "\n" << message.error().message();
      EXPECT_EQ(write_server_message(*message), text);
    }
  }
  EXPECT_GE(client, 8);
  EXPECT_GE(server, 12);
}

}  // namespace
}  // namespace mohreh::protocol
