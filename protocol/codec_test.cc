#include "protocol/codec.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "engine/core/json_document.h"
#include "protocol/field_kinds.h"
#include "protocol/filled_fields.h"

namespace mohreh::protocol {
namespace {

std::string error_of(std::string_view json) {
  const auto message = read_client_message(json);
  return message ? "" : message.error().message();
}

template <class Content>
Content read_as(std::string_view json) {
  const auto message = read_client_message(json);
  EXPECT_TRUE(message) << message.error().message();
  if (!message || !std::holds_alternative<Content>(message->content)) {
    ADD_FAILURE() << json << " is something else";
    return {};
  }
  return std::get<Content>(message->content);
}

Parsed<ClientMessage> read_back(const ClientMessage& message) {
  return read_client_message(write_client_message(message));
}
Parsed<ServerMessage> read_back(const ServerMessage& message) {
  return read_server_message(write_server_message(message));
}
std::string text_of(const ClientMessage& message) {
  return write_client_message(message);
}
std::string text_of(const ServerMessage& message) {
  return write_server_message(message);
}

struct ExpectAllWritten {
  const JsonValue& object;

  template <class Field>
  void operator()(std::string_view name, const Field&) {
    EXPECT_TRUE(object.find(name)) << name;
  }
};

template <class Message, class Content>
void expect_round_trip() {
  SCOPED_TRACE(Content::kType);
  Content filled;
  FilledFields fill;
  fill.fill(filled);
  Message message{};
  message.id = 77;
  message.content = filled;
  const std::string text = text_of(message);
  const std::string front = R"({"type":")" + std::string(Content::kType) + R"(","id":77)";
  EXPECT_EQ(text.substr(0, front.size()), front);
  const auto document = JsonDocument::parse(text);
  ASSERT_TRUE(document) << document.error().message();
  ExpectAllWritten written{document->root()};
  Content::fields(filled, written);
  const auto again = read_back(message);
  ASSERT_TRUE(again) << text << "\n" << again.error().message();
  EXPECT_EQ(again->id, message.id);
  ASSERT_TRUE(std::holds_alternative<Content>(again->content));
  EXPECT_TRUE(same_value(std::get<Content>(again->content), filled)) << text;

  Message plain{};
  plain.content = Content{};
  const auto plain_again = read_back(plain);
  ASSERT_TRUE(plain_again) << text_of(plain);
  EXPECT_EQ(plain_again->id, plain.id);
  EXPECT_TRUE(same_value(std::get<Content>(plain_again->content), Content{}));
}

template <class Message, class... Contents>
void expect_round_trips(const std::variant<Contents...>*) {
  (expect_round_trip<Message, Contents>(), ...);
}

TEST(Codec, EveryClientMessageComesBack) {
  const ClientContent* all = nullptr;
  expect_round_trips<ClientMessage>(all);
}

TEST(Codec, EveryServerMessageComesBack) {
  const ServerContent* all = nullptr;
  expect_round_trips<ServerMessage>(all);
}

TEST(Codec, LeavesDefaultsOutButNamesTheCode) {
  EXPECT_EQ(write_server_message({std::nullopt, Update{}}), R"({"type":"update"})");
  EXPECT_EQ(write_server_message({5, Refused{}}),
            R"({"type":"refused","id":5,"code":"malformed"})");
  EXPECT_EQ(write_client_message({0, Ready{}}), R"({"type":"ready"})");
  const std::string welcome = write_server_message({1, Welcome{}});
  EXPECT_NE(welcome.find(R"("version":)" + std::to_string(kVersion)), std::string::npos);
}

TEST(Codec, WhatIsLeftOutHasItsDefault) {
  const auto made = read_as<MakeTable>(R"({"type":"make_table","settings":{"game":"x"}})");
  EXPECT_EQ(made.settings.game, "x");
  EXPECT_EQ(made.settings.window_seconds, 12);
  EXPECT_TRUE(made.settings.chat);
  EXPECT_EQ(read_as<History>(R"({"type":"history"})").seat, -2);
  EXPECT_EQ(read_client_message(R"({"type":"list_tables"})")->id, 0);
  EXPECT_FALSE(read_as<Enter>(R"({"type":"enter","seen":null})").seen);
  EXPECT_EQ(read_as<Enter>(R"({"type":"enter","seen":0})").seen, 0);
  EXPECT_EQ(read_as<Enter>(R"({"type":"enter","table":""})").table, TableCode{});
}

TEST(Codec, TypeMayStandAnywhere) {
  EXPECT_EQ(read_as<Rename>(R"( {"name":"a","id":3,"type":"rename"} )").name, "a");
}

TEST(Codec, RefusesWhatIsNoMessageAndSaysWhere) {
  EXPECT_EQ(error_of(""), "1:1: the JSON text ends too early");
  EXPECT_EQ(error_of("[]"), "1:1: a message is an object");
  EXPECT_EQ(error_of("{}"), "1:1: a message has a type");
  EXPECT_EQ(error_of(R"({"type":3})"), "1:9: a text is expected here");
  EXPECT_EQ(error_of(R"({"type":"welcome"})"), "1:9: no message is called 'welcome'");
  EXPECT_EQ(error_of("{\n\"type\":\"start\",\n \"seat\":1}"),
            "3:9: no field is called 'seat' here");
  EXPECT_EQ(error_of(R"({"type":"start","id":"7"})").substr(0, 5), "1:22:");
  EXPECT_EQ(error_of(R"({"type":"start","id":null})").substr(0, 5), "1:22:");
  EXPECT_NE(error_of(R"({"type":"start","type":"start"})"), "");
  EXPECT_NE(error_of(R"({"type":"start"} {})"), "");
  EXPECT_NE(error_of(R"({"type":"make_table","settings":{"game":"x","id":1}})"), "");
  EXPECT_NE(error_of(R"({"type":"make_table","settings":null})"), "");
}

TEST(Codec, RefusesValuesOfAnotherKind) {
  for (const std::string_view wrong :
       {R"({"type":"rename","name":3})", R"({"type":"rename","name":null})",
        R"({"type":"rename","name":["a"]})", R"({"type":"stand","seat":"1"})",
        R"({"type":"stand","seat":1.0})", R"({"type":"stand","seat":1e0})",
        R"({"type":"stand","seat":true})", R"({"type":"make_table","seats":{}})",
        R"({"type":"make_table","seats":[1]})", R"({"type":"make_table","settings":{"open":1}})",
        R"({"type":"ask","question":0})", R"({"type":"ask","question":"Odds"})",
        R"({"type":"act","act":""})"}) {
    EXPECT_NE(error_of(wrong), "") << wrong;
  }
}

TEST(Codec, HoldsNumbersInTheirRange) {
  EXPECT_EQ(read_as<MakeMove>(R"({"type":"move","move":4294967295})").move, 4294967295U);
  EXPECT_EQ(read_as<Stand>(R"({"type":"stand","seat":-2147483648})").seat, -2147483647 - 1);
  for (const std::string_view wrong :
       {R"({"type":"move","move":4294967296})", R"({"type":"move","move":-1})",
        R"({"type":"stand","seat":2147483648})",
        R"({"type":"stand","seat":99999999999999999999999999})",
        R"({"type":"stand","id":9223372036854775808})"}) {
    EXPECT_NE(error_of(wrong).find("a whole number from"), std::string::npos) << wrong;
  }
  EXPECT_EQ(read_client_message(R"({"type":"start","id":9223372036854775807})")->id,
            9223372036854775807);
}

TEST(Codec, KeepsPersianTextAndRefusesBrokenText) {
  const auto said =
      read_as<Say>(R"({"type":"say","text":"سلام، \u0633\u0627\u0631\u0627‌جان 🎲"})");
  EXPECT_EQ(said.text, "سلام، سارا‌جان 🎲");
  EXPECT_EQ(error_of("{\"type\":\"say\",\"text\":\"\xC3(\"}"), "1:23: this is not UTF-8");
  EXPECT_NE(error_of("{\"type\":\"say\",\"text\":\"\xED\xA0\x80\"}"), "");
  EXPECT_NE(error_of(R"({"type":"say","text":"\ud83d"})"), "");
}

TEST(Codec, ReadsIdsInOneSpelling) {
  const std::string hex = "00112233445566778899aabbccddeeff";
  EXPECT_EQ(to_text(read_as<PlayOn>(R"({"type":"play_on","record":")" + hex + "\"}").record), hex);
  for (const std::string wrong :
       {"00112233445566778899AABBCCDDEEFF", "00112233445566778899aabbccddeef",
        "00112233445566778899aabbccddeeff0", "0x112233445566778899aabbccddeeff",
        "00112233445566778899aabbccddeefg", ""}) {
    EXPECT_NE(error_of(R"({"type":"play_on","record":")" + wrong + "\"}"), "") << wrong;
  }
}

TEST(Codec, ReadsTableCodesAsSixDigits) {
  EXPECT_EQ(read_as<Start>(R"({"type":"start","table":"100000"})").table.number, kFirstCode);
  for (const std::string_view wrong :
       {R"("۱۲۳۴۵۶")", R"("012345")", R"("12345")", R"("1234567")", R"("+12345")", R"("12 456")",
        R"("000000")", R"(" ")", "123456", "null"}) {
    EXPECT_NE(error_of(R"({"type":"start","table":)" + std::string(wrong) + "}"), "") << wrong;
  }
}

TEST(Codec, SurvivesDeepAndLongTexts) {
  EXPECT_NE(error_of(std::string(100'000, '[')), "");
  EXPECT_NE(error_of(R"({"type":"rename","name":)" + std::string(1000, '[') +
                     std::string(1000, ']') + "}"),
            "");
  // By index this list would take minutes.
  std::string list = R"({"type":"make_table","seats":[)";
  for (int i = 0; i < 200'000; ++i) list += "\"\",";
  EXPECT_EQ(read_as<MakeTable>(list + "\"\"]}").seats.size(), 200'001U);
}

TEST(Codec, ReadsAHelloOfAnotherVersionAsFarAsItsVersion) {
  const auto hello = read_as<Hello>(R"({"type":"hello","version":2,"name":5,"colour":"red"})");
  EXPECT_EQ(hello.version, 2);
  EXPECT_EQ(hello.name, "");
  const std::string same = std::to_string(kVersion);
  EXPECT_NE(error_of(R"({"type":"hello","version":)" + same + R"(,"colour":"red"})"), "");
  EXPECT_NE(error_of(R"({"type":"hello","version":"2","colour":"red"})"), "");
}

TEST(Codec, FindsTheIdOfABadMessage) {
  EXPECT_EQ(message_id(R"({"type":"nonsense","id":12})"), 12);
  EXPECT_EQ(message_id(R"({"id" : 13, "type":"start",)"), 13);
  EXPECT_EQ(message_id(R"({"id":-4)"), -4);
  EXPECT_FALSE(message_id(R"({"id":"5"})"));
  EXPECT_FALSE(message_id(R"({"id":)"));
  EXPECT_FALSE(message_id(R"({"id")"));
  EXPECT_FALSE(message_id(R"([{"id":5}])"));
  EXPECT_FALSE(message_id(""));
}

TEST(Codec, KeepsTheGamesOwnJsonAsItStands) {
  const auto update = read_server_message(R"({"type":"update","view":{"b": [1, {"a":null}]}})");
  ASSERT_TRUE(update) << update.error().message();
  EXPECT_EQ(std::get<Update>(update->content).view.text, R"({"b": [1, {"a":null}]})");
  EXPECT_EQ(write_server_message(*update), R"({"type":"update","view":{"b": [1, {"a":null}]}})");
}

}  // namespace
}  // namespace mohreh::protocol
