#pragma once
// Another program, run beside this one by /bin/sh and talked to in lines of text through its
// standard input and output. What it writes to its standard error goes where ours goes. Whatever
// it does, no call here waits longer than it says, and when this object ends, the program and
// everything it has started in its process group have ended too. Linux; not for WebAssembly.

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mohreh {

class Program {
 public:
  using Clock = std::chrono::steady_clock;

  // What came of listening: a line, nothing in time, the end of the program, or a line that is too
  // long.
  enum class Heard : std::uint8_t { line, late, ended, flood };

  // Starts it. Should that fail, it counts as ended. `farewell` is how long it may take to leave
  // once its input has ended.
  Program(const std::string& command, std::size_t longest_line, std::chrono::milliseconds farewell);
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() { end(); }

  // Sends a line, which has no end-of-line yet. Waits for nothing: what the program does not take
  // now is kept and sent while listening; one that takes nothing for too long counts as ended.
  void say(std::string_view line);

  // Waits for the next line, without its end-of-line. A program that goes on writing is late like
  // one that is silent.
  Heard hear(std::string& line, Clock::time_point until);

  // Ends its input, waits for the farewell, kills whatever is left, and tells in words how the
  // program ended. Does nothing the second time.
  const std::string& end();

 private:
  void start(const std::string& command);
  bool take_line(std::string& line);
  bool pull();
  void push();
  bool left_by_itself() const;

  static constexpr int kNone = -1;

  std::size_t longest_line_;
  std::chrono::milliseconds farewell_;
  pid_t process_ = kNone;  // its process group has the same number
  int input_ = kNone;      // our end of the program's standard input
  int output_ = kNone;
  bool deaf_ = false;   // it takes no more input
  std::string unsaid_;  // said, but not taken yet
  std::string heard_;   // from `taken_` on not looked at yet
  std::size_t taken_ = 0;
  std::string how_it_ended_ = "could not be started";
};

}  // namespace mohreh
