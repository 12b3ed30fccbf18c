#include "bots/players/external.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "engine/facade/registry.h"

namespace mohreh {
namespace {

using std::chrono::milliseconds;
using Clock = Program::Clock;

// For programs that answer: the usual times, which no test waits for.
ExternalLimits patient() {
  ExternalLimits limits;
  limits.restarts = 0;
  return limits;
}
// For programs that hang: as little time as possible.
ExternalLimits hasty() {
  ExternalLimits limits;
  limits.first_move = milliseconds(40);
  limits.move = milliseconds(20);
  limits.farewell = milliseconds(20);
  limits.restarts = 0;
  return limits;
}

// A shell program that runs `body` for every question, with $id and $code (of the last legal move)
// read from it. Only what the shell itself has, so that it starts at once.
std::string for_each_question(const std::string& body) {
  return R"(while read -r line; do case $line in *'"choose"'*) ;; *) continue ;; esac
id=${line#*\"id\":}; id=${id%%,*}; code=${line##*\"code\":}; code=${code%%,*}; )" +
         body + "; done";
}
const std::string kAnswer = R"(echo "{\"id\":$id,\"move\":$code}")";

// A table where the player under test is asked some questions of a real match, the others playing
// at random.
class Sitting {
 public:
  explicit Sitting(Player& player)
      : player_(player), state_(game_.setup(game_.default_options(), game_.info->usual_seats)) {
    player_.begin_match(game_.default_options(), game_.info->usual_seats, kSeat);
  }

  // Asks until `most` questions are answered or the match ends; how many were asked. Every answer
  // has to be legal.
  int ask(int most) {
    int asked = 0;
    AnyMoveList legal;
    while (asked < most && !game_.actors(state_).nobody()) {
      AnyPly ply = random_ply(state_, rng_, legal);
      if (ply.by == kSeat) {
        const AnyView view = game_.view(state_, {kSeat, Recall::perfect});
        ply.move = player_.choose(view, kSeat, legal, rng_);
        last_was_last_ = ply.move == legal[legal.size() - 1];
        ++asked;
      }
      EXPECT_TRUE(try_apply(state_, ply, nullptr).none());
    }
    return asked;
  }
  bool chose_last_move() const { return last_was_last_; }

 private:
  static constexpr Seat kSeat = seat_of(0);

  const AnyGame& game_ = *all_games()[0];
  Player& player_;
  AnyState state_;
  Rng rng_{7};
  bool last_was_last_ = false;
};

class External : public ::testing::Test {
 protected:
  // No child may be left, neither running nor unreaped.
  void TearDown() override {
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
    EXPECT_EQ(errno, ECHILD);
  }

  const AnyGame& game_ = *all_games()[0];
};

TEST_F(External, AnswersAreItsMoves) {
  ExternalPlayer player(game_, for_each_question(kAnswer), patient());
  Sitting table(player);
  for (int i = 0; i < 20; ++i) {
    ASSERT_EQ(table.ask(1), 1);
    EXPECT_TRUE(table.chose_last_move());
  }
  EXPECT_EQ(player.faults(), 0) << player.fault();
}

TEST_F(External, IsMadeByItsName) {
  EXPECT_NE(make_player(game_, "exec:true"), nullptr);
  EXPECT_EQ(make_player(game_, "exec:"), nullptr);
  EXPECT_EQ(make_player(game_, "exe:true"), nullptr);
}

TEST_F(External, WorksWhenNobodyTellsOfTheMatch) {
  ExternalPlayer player(game_, for_each_question(kAnswer), patient());
  Rng rng(3);
  AnyState asked = game_.setup(game_.default_options(), 2);
  AnyMoveList legal;
  while (game_.actors(asked).chance) game_.apply(asked, random_ply(asked, rng, legal), nullptr);
  const Seat seat = game_.actors(asked).seats.lowest();
  game_.legal_moves(asked, seat, legal);
  EXPECT_EQ(player.choose(game_.view(asked, {seat, Recall::perfect}), seat, legal, rng),
            legal[legal.size() - 1]);
  EXPECT_EQ(player.faults(), 0) << player.fault();
}

// Programs that owe every one of their moves, and what is said about it.
struct Failing {
  const char* name;
  std::string command;
  const char* fault;
};

class ExternalFailing : public External, public ::testing::WithParamInterface<Failing> {};

TEST_P(ExternalFailing, EveryMoveIsAFaultAndTheMatchGoesOn) {
  const auto start = Clock::now();
  ExternalPlayer player(game_, GetParam().command, patient());
  Sitting table(player);
  EXPECT_EQ(table.ask(5), 5);
  EXPECT_EQ(player.faults(), 5);
  EXPECT_NE(player.fault().find(GetParam().fault), std::string_view::npos) << player.fault();
  EXPECT_LT(Clock::now() - start, patient().first_move);  // nothing was waited for in vain
}

INSTANTIATE_TEST_SUITE_P(
    Programs, ExternalFailing,
    ::testing::Values(
        Failing{"DeadAtOnce", "false", "ended with exit status 1"},
        Failing{"NotExisting", "/no/such/program 2>/dev/null", "ended with exit status 127"},
        Failing{"KillsItself", "kill -9 $$", "was ended by signal 9"},
        Failing{"ClosesItsInput", for_each_question("exec sleep 60 <&-"),
                "would not end and was killed"},
        Failing{"ClosesItsOutput", "exec sleep 60 >&-", "would not end and was killed"},
        Failing{"FloodsWithoutALineEnd", "yes x | tr -d '\\n'", "a line longer than 1048576 bytes"},
        Failing{"NotJson", for_each_question("echo pass"), "not an answer: 1:1"},
        Failing{"NoObject", for_each_question("echo $code"), "an answer is an object"},
        Failing{"NoMove", for_each_question(R"(echo "{\"id\":$id}")"), "an answer has"},
        Failing{"NoNumber", for_each_question(R"(echo "{\"id\":$id,\"move\":\"$code\"}")"),
                "an answer has"},
        Failing{"DeepBrackets", for_each_question("printf '%0500d\\n' 0 | tr 0 '['"),
                "too many levels"},
        Failing{"Illegal", for_each_question(R"(echo "{\"id\":$id,\"move\":1}")"),
                "move 1 is not legal"},
        Failing{"BeyondAnyCode",
                for_each_question(R"(echo "{\"id\":$id,\"move\":$((code + 4294967296))}")"),
                "is not legal"},
        Failing{"NotAskedYet", for_each_question(R"(echo "{\"id\":$((id + 1)),\"move\":$code}")"),
                "which was not asked"},
        Failing{"NeverAsked", for_each_question(R"(echo "{\"id\":0,\"move\":$code}")"),
                "which was not asked"}),
    [](const auto& failing) { return failing.param.name; });

TEST_F(External, DyingMidMatchKeepsTheMovesMadeBefore) {
  ExternalPlayer player(game_, for_each_question(kAnswer + R"(; [ "$id" = 3 ] && exit 4)"),
                        patient());
  Sitting table(player);
  EXPECT_EQ(table.ask(3), 3);
  EXPECT_EQ(player.faults(), 0) << player.fault();
  // Once it has ended for certain, writing to it must not end us.
  siginfo_t ended{};
  ASSERT_EQ(waitid(P_ALL, 0, &ended, WEXITED | WNOWAIT), 0);
  EXPECT_EQ(table.ask(2), 2);
  EXPECT_EQ(player.faults(), 2);
  EXPECT_EQ(player.fault(), "the program ended with exit status 4");
}

TEST_F(External, AnsweringTwiceIsNoFault) {
  ExternalPlayer player(game_, for_each_question(kAnswer + ";" + kAnswer), patient());
  Sitting table(player);
  EXPECT_EQ(table.ask(10), 10);
  EXPECT_TRUE(table.chose_last_move());
  EXPECT_EQ(player.faults(), 0) << player.fault();
}

TEST_F(External, ALateAnswerIsSkippedWhenItComes) {
  ExternalLimits limits = patient();
  limits.first_move = milliseconds(50);
  ExternalPlayer player(game_, for_each_question(R"([ "$id" = 1 ] && sleep 0.3; )" + kAnswer),
                        limits);
  Sitting table(player);
  EXPECT_EQ(table.ask(1), 1);
  EXPECT_EQ(player.faults(), 1);
  EXPECT_EQ(player.fault(), "no answer within 50 ms");
  EXPECT_EQ(table.ask(5), 5);
  EXPECT_TRUE(table.chose_last_move());
  EXPECT_EQ(player.faults(), 1) << player.fault();
}

TEST_F(External, BeingLateNowAndThenDoesNotEndIt) {
  ExternalLimits limits = patient();
  limits.move = milliseconds(250);
  limits.late_in_a_row = 2;
  ExternalPlayer player(game_, for_each_question("[ $((id % 2)) = 1 ] && " + kAnswer), limits);
  Sitting table(player);
  EXPECT_EQ(table.ask(6), 6);
  EXPECT_EQ(player.faults(), 3);
  EXPECT_EQ(player.fault(), "no answer within 250 ms");
}

TEST_F(External, TheFirstMoveHasMoreTime) {
  ExternalLimits limits = hasty();
  limits.first_move = milliseconds(10'000);
  ExternalPlayer player(game_, "sleep 0.3; " + for_each_question(kAnswer), limits);
  Sitting table(player);
  EXPECT_EQ(table.ask(1), 1);
  EXPECT_EQ(player.faults(), 0) << player.fault();
}

// Programs that say nothing useful: they cost their time limits and their farewell, not more.
class ExternalHanging : public External, public ::testing::WithParamInterface<Failing> {};

TEST_P(ExternalHanging, CostsLittleTimeHoweverLongTheMatch) {
  const auto start = Clock::now();
  {
    ExternalPlayer player(game_, GetParam().command, hasty());
    Sitting table(player);
    const int asked = table.ask(1000);
    EXPECT_GT(asked, 100);
    EXPECT_EQ(player.faults(), asked);
    EXPECT_NE(player.fault().find(GetParam().fault), std::string_view::npos) << player.fault();
  }
  EXPECT_LT(Clock::now() - start, milliseconds(1'500));  // waiting for each would be 2 s and more
}

INSTANTIATE_TEST_SUITE_P(
    Programs, ExternalHanging,
    ::testing::Values(Failing{"Slow", for_each_question("sleep 5; " + kAnswer), "again and again"},
                      Failing{"IgnoresItsInput", "exec sleep 60", "again and again"},
                      Failing{"IgnoresEverySignal", "trap '' HUP INT TERM PIPE; sleep 60; sleep 60",
                              "again and again"},
                      Failing{"FloodsWithOldAnswers", R"(exec yes '{"id":1,"move":1}')",
                              "again and again"}),
    [](const auto& failing) { return failing.param.name; });

TEST_F(External, AProgramThatAnswersWithoutReadingIsEndedBeforeTheQuestionsPileUp) {
  ExternalLimits limits = patient();
  limits.farewell = milliseconds(20);
  limits.longest_line = 2'000;
  ExternalPlayer player(
      game_, R"(i=0; while :; do i=$((i + 1)); echo "{\"id\":$i,\"move\":1}"; done)", limits);
  // The system itself keeps some hundred questions for it.
  for (int match = 0; match < 100 && player.fault().find("killed") == std::string::npos; ++match) {
    Sitting(player).ask(1000);
  }
  EXPECT_EQ(player.fault(), "the program would not end and was killed");
}

TEST_F(External, IsStartedAgainForTheNextMatchAFewTimes) {
  ExternalLimits limits = patient();
  limits.restarts = 2;
  // Answers one question a life.
  ExternalPlayer player(game_, for_each_question(kAnswer + "; exit"), limits);
  for (int life = 1; life <= 3; ++life) {
    Sitting table(player);
    EXPECT_EQ(table.ask(1), 1);
    EXPECT_TRUE(table.chose_last_move());
    EXPECT_EQ(table.ask(2), 2);
    EXPECT_EQ(player.faults(), 2 * life) << player.fault();
  }
  Sitting table(player);
  EXPECT_EQ(table.ask(3), 3);
  EXPECT_EQ(player.faults(), 9);
}

// A file that the program writes into and the test reads.
class Note {
 public:
  Note() {
    std::string name = (std::filesystem::temp_directory_path() / "mohreh-XXXXXX").string();
    const int descriptor = mkstemp(name.data());
    if (descriptor >= 0) close(descriptor);
    path_ = name;
  }
  Note(const Note&) = delete;
  Note& operator=(const Note&) = delete;
  ~Note() { std::filesystem::remove(path_); }

  std::string path() const { return path_.string(); }
  std::string first_line() const {
    std::ifstream file(path_);
    std::string line;
    std::getline(file, line);
    return line;
  }

 private:
  std::filesystem::path path_;
};

// Waits a little for something another process does; whether it has come true.
template <class Condition>
bool comes_true(const Condition& condition) {
  const auto until = Clock::now() + milliseconds(5'000);
  while (!condition() && Clock::now() < until) usleep(1'000);
  return condition();
}

// A process that is nobody's child here: whoever inherits orphans may take a while to reap it.
bool is_running(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string status;
  return std::getline(file, status) && status.find(") Z ") == std::string::npos;
}

TEST_F(External, EverythingItStartedEndsWithIt) {
  const Note note;
  pid_t grandchild = 0;
  {
    ExternalPlayer player(
        game_, "sleep 60 & echo $! >" + note.path() + "; " + for_each_question(kAnswer), hasty());
    const Sitting table(player);
    ASSERT_TRUE(comes_true([&note] { return !note.first_line().empty(); }));
    grandchild = std::stoi(note.first_line());
    EXPECT_TRUE(is_running(grandchild));
  }
  EXPECT_TRUE(comes_true([grandchild] { return !is_running(grandchild); }));
}

TEST_F(External, HasNoneOfOurDescriptors) {
  const Note note;
  const int ours = dup(STDERR_FILENO);  // without close-on-exec
  ASSERT_GE(ours, 3);
  {
    ExternalPlayer player(
        game_,
        "ls /proc/self/fd | tr '\\n' ' ' >" + note.path() + "; " + for_each_question(kAnswer),
        patient());
    Sitting table(player);
    EXPECT_EQ(table.ask(1), 1);
  }
  close(ours);
  // The fourth is the folder that ls reads.
  EXPECT_EQ(note.first_line(), "0 1 2 3 ");
}

}  // namespace
}  // namespace mohreh
