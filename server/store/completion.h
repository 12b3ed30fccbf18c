#pragma once
// What is to happen once something is stored, or is known not to be. Called once, with true when it
// is on the disk. Unlike std::function it may hold what cannot be copied.

#include <memory>
#include <type_traits>
#include <utility>

namespace mohreh::server {

class Completion {
 public:
  Completion() = default;  // nothing happens
  template <class Function>
    requires(!std::is_same_v<std::decay_t<Function>, Completion> &&
             std::is_invocable_v<std::decay_t<Function>&, bool>)
  Completion(Function&& function)  // NOLINT(google-explicit-constructor): any callable is one
      : held_(std::make_unique<Held<std::decay_t<Function>>>(std::forward<Function>(function))) {}

  void operator()(bool stored) {
    if (held_) held_->call(stored);
  }

 private:
  struct Callable {
    virtual ~Callable() = default;
    virtual void call(bool stored) = 0;
  };
  template <class Function>
  struct Held final : Callable {
    explicit Held(Function function) : function_(std::move(function)) {}
    void call(bool stored) override { function_(stored); }
    Function function_;
  };

  std::unique_ptr<Callable> held_;
};

}  // namespace mohreh::server
