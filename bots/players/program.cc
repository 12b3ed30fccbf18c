#include "bots/players/program.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <csignal>

#include "engine/core/words.h"

extern char** environ;

namespace mohreh {
namespace {

constexpr int kFirstSpareDescriptor = 3;
constexpr int kNapMs = 1;

void close_descriptor(int& descriptor) {
  if (descriptor >= 0) close(descriptor);
  descriptor = -1;
}

// The time left, rounded up so that nobody spins through the last millisecond.
int milliseconds_until(Program::Clock::time_point until) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Program::Clock::now());
  return static_cast<int>(std::clamp<long long>(left.count(), 0, INT_MAX));
}

// How the shell is started: a process group of its own, the signals as if nobody had touched them,
// and none of our descriptors but its own three.
class SpawnPlan {
 public:
  SpawnPlan(int input, int output) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawn_file_actions_adddup2(&actions_, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&actions_, kFirstSpareDescriptor);

    sigset_t signals;
    posix_spawnattr_init(&attributes_);
    posix_spawnattr_setpgroup(&attributes_, 0);
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes_, &signals);
    sigfillset(&signals);
    posix_spawnattr_setsigdefault(&attributes_, &signals);
    posix_spawnattr_setflags(
        &attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;
  ~SpawnPlan() {
    posix_spawnattr_destroy(&attributes_);
    posix_spawn_file_actions_destroy(&actions_);
  }

  bool run(std::string command, pid_t& process) const {
    std::string shell = "sh";
    std::string flag = "-c";
    std::array<char*, 4> arguments = {shell.data(), flag.data(), command.data(), nullptr};
    return posix_spawn(&process, "/bin/sh", &actions_, &attributes_, arguments.data(), environ) ==
           0;
  }

 private:
  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

std::string words_for_status(int status) {
  std::string words = WIFEXITED(status) ? "ended with exit status " : "was ended by signal ";
  append_number(words, WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
  return words;
}

}  // namespace

Program::Program(const std::string& command, std::size_t longest_line,
                 std::chrono::milliseconds farewell)
    : longest_line_(longest_line), farewell_(farewell) {
  start(command);
}

// Its input is a socket, because writing to a socket whose reader is gone can be asked not to raise
// SIGPIPE. Its output is a pipe, as programs expect.
void Program::start(const std::string& command) {
  std::array<int, 2> input{};
  std::array<int, 2> output{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) != 0) return;
  input_ = input[0];
  if (pipe2(output.data(), O_CLOEXEC) == 0) {
    output_ = output[0];
    pid_t process = kNone;
    if (SpawnPlan(input[1], output[1]).run(command, process)) process_ = process;
    close(output[1]);
  }
  close(input[1]);
  if (process_ != kNone) return;
  close_descriptor(input_);
  close_descriptor(output_);
}

void Program::say(std::string_view line) {
  if (process_ == kNone) return;
  if (unsaid_.size() > longest_line_) deaf_ = true;
  if (deaf_) return;
  unsaid_ += line;
  unsaid_ += '\n';
  push();
}

Program::Heard Program::hear(std::string& line, Clock::time_point until) {
  while (true) {
    if (take_line(line)) return line.size() > longest_line_ ? Heard::flood : Heard::line;
    if (process_ == kNone || deaf_) return Heard::ended;
    if (heard_.size() > longest_line_) return Heard::flood;
    const int left = milliseconds_until(until);
    if (left == 0) return Heard::late;
    const short wish = unsaid_.empty() ? 0 : POLLOUT;
    std::array<pollfd, 2> awaited = {{{output_, POLLIN, 0}, {input_, wish, 0}}};
    if (poll(awaited.data(), awaited.size(), left) <= 0) continue;
    if ((awaited[1].revents & POLLOUT) != 0) push();
    if (awaited[0].revents != 0) {
      if (!pull()) return Heard::ended;
    } else if ((awaited[1].revents & (POLLHUP | POLLERR)) != 0) {
      deaf_ = true;
    }
  }
}

bool Program::take_line(std::string& line) {
  const std::size_t end = heard_.find('\n', taken_);
  if (end != std::string::npos) {
    line.assign(heard_, taken_, end - taken_);
    taken_ = end + 1;
    return true;
  }
  heard_.erase(0, taken_);
  taken_ = 0;
  return false;
}

// Takes what the program has written. False when there will be no more.
bool Program::pull() {
  std::array<char, 65'536> block;
  const ssize_t size = read(output_, block.data(), block.size());
  if (size > 0) heard_.append(block.data(), static_cast<std::size_t>(size));
  return size > 0 || (size < 0 && errno == EINTR);
}

// Sends as much as the program takes at once.
void Program::push() {
  const ssize_t size = send(input_, unsaid_.data(), unsaid_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  if (size >= 0) unsaid_.erase(0, static_cast<std::size_t>(size));
  deaf_ = size < 0 && errno != EAGAIN && errno != EINTR;
}

// Whether it has ended; its number stays its own, for it is not reaped yet.
bool Program::left_by_itself() const {
  const auto until = Clock::now() + farewell_;
  siginfo_t status{};
  while (waitid(P_PID, static_cast<id_t>(process_), &status, WEXITED | WNOHANG | WNOWAIT) == 0) {
    if (status.si_pid != 0) return true;
    if (Clock::now() >= until) return false;
    poll(nullptr, 0, kNapMs);
  }
  return false;
}

const std::string& Program::end() {
  close_descriptor(input_);
  if (process_ != kNone) {
    const bool left = left_by_itself();
    // The group is killed before its leader is reaped: until then nobody else can have its number.
    kill(-process_, SIGKILL);
    int status = 0;
    while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    how_it_ended_ = left ? words_for_status(status) : "would not end and was killed";
    process_ = kNone;
  }
  close_descriptor(output_);
  return how_it_ended_;
}

}  // namespace mohreh
