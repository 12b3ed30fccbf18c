#include "server/network.h"

#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <boost/asio/ip/v6_only.hpp>

#include <csignal>
#include <stdexcept>
#include <thread>

#include "server/context.h"
#include "server/http/session.h"
#include "server/ws/session.h"

namespace mohreh::server {
namespace {

using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
constexpr int kBacklog = 4096;

Address address_of(const asio::ip::address& from) {
  // Both kinds have one form inside, whichever socket they came through.
  return parse_address(from.to_string()).value_or(Address{});
}

boost::system::error_code open(Acceptor& acceptor, const Tcp::endpoint& endpoint, bool both) {
  boost::system::error_code error;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error && both) acceptor.set_option(asio::ip::v6_only(false), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(kBacklog, error);
  if (error) {
    boost::system::error_code ignored;
    acceptor.close(ignored);
  }
  return error;
}

[[noreturn]] void fail_to_listen(const Config& config, const boost::system::error_code& error) {
  const std::string port = std::to_string(config.port);
  if (error == asio::error::address_in_use) {
    throw std::runtime_error("port " + port +
                             " is taken; perhaps the server runs already. "
                             "Choose another with --port");
  }
  if (error == asio::error::access_denied) {
    throw std::runtime_error("port " + port +
                             " needs more rights than this user has. Choose one above 1023 "
                             "with --port");
  }
  throw std::runtime_error("cannot listen on " + config.bind + ", port " + port + ": " +
                           error.message());
}

void listen(Acceptor& acceptor, const Config& config) {
  boost::system::error_code error;
  if (config.bind == "*") {
    error = open(acceptor, {Tcp::v6(), config.port}, true);
    // Machines without IPv6.
    if (error && error != asio::error::address_in_use) {
      error = open(acceptor, {Tcp::v4(), config.port}, false);
    }
  } else {
    std::string bare = config.bind;
    if (bare.starts_with('[') && bare.ends_with(']')) bare = bare.substr(1, bare.size() - 2);
    const auto address = asio::ip::make_address(bare, error);
    if (!error) error = open(acceptor, {address, config.port}, false);
  }
  if (error) fail_to_listen(config, error);
}

void turn_away(Context& context, Socket& socket) {
  context.metrics.refused_connections.add();
  constexpr std::string_view kFull =
      "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\n"
      "Content-Length: 0\r\n\r\n";
  boost::system::error_code ignored;
  socket.non_blocking(true, ignored);
  socket.write_some(asio::buffer(kFull), ignored);
  socket.shutdown(Socket::shutdown_both, ignored);
}

void greet(Context& context, Socket socket) {
  boost::system::error_code error;
  const auto endpoint = socket.remote_endpoint(error);
  if (error) return;
  const Address remote = address_of(endpoint.address());
  auto slot = context.admission.connection_from(remote);
  if (!slot) return turn_away(context, socket);
  socket.set_option(Tcp::no_delay(true), error);
  spdlog::debug("connection from {}", to_string(remote));
  const auto executor = socket.get_executor();
  asio::co_spawn(executor, serve_http(context, std::move(socket), remote, std::move(*slot)),
                 asio::detached);
}

// What one connection throws (out of memory, say) must not end the others.
void run(asio::io_context& io) {
  while (true) {
    try {
      io.run();
      return;
    } catch (const std::exception& error) {
      spdlog::error("a network thread goes on after a fault: {}", error.what());
    }
  }
}

Awaitable<void> accept_all(Context& context, std::shared_ptr<Acceptor> acceptor) {
  Timer pause(acceptor->get_executor());
  while (acceptor->is_open()) {
    auto [error, socket] = co_await acceptor->async_accept(asio::make_strand(context.io), kAwait);
    if (error == asio::error::operation_aborted) break;
    if (error) {
      // Out of descriptors, for example: wait until some are free, or it would spin.
      spdlog::warn("a connection could not be accepted: {}", error.message());
      pause.expires_after(std::chrono::milliseconds(100));
      co_await pause.async_wait(kAwait);
      continue;
    }
    greet(context, std::move(socket));
  }
}

}  // namespace

struct Network::Running {
  explicit Running(Context& context)
      : work(asio::make_work_guard(context.io)),
        acceptor(std::make_shared<Acceptor>(asio::make_strand(context.io))) {}

  asio::executor_work_guard<asio::io_context::executor_type> work;
  std::shared_ptr<Acceptor> acceptor;
  std::vector<std::thread> threads;
  std::uint16_t port = 0;
};

Network::Network(Config config, Application& application, Metrics& metrics)
    : context_(std::make_shared<Context>(std::move(config), application, metrics)) {}

Network::~Network() {
  stop();
}

std::uint16_t Network::port() const {
  return running_ ? running_->port : 0;
}

void Network::start() {
  auto running = std::make_unique<Running>(*context_);
  listen(*running->acceptor, context_->config);
  running->port = running->acceptor->local_endpoint().port();
  context_->application.attach(context_->io, running->port);
  asio::co_spawn(running->acceptor->get_executor(), accept_all(*context_, running->acceptor),
                 asio::detached);
  for (int t = 0; t < context_->config.threads; ++t) {
    running->threads.emplace_back([context = context_.get()] { run(context->io); });
  }
  spdlog::info("listening on port {}", running->port);
  running_ = std::move(running);
}

void Network::stop() {
  if (!running_) return;
  const auto limit = context_->config.times.closing;
  context_->stopping = true;
  spdlog::info("stopping; {} connections are closed", context_->metrics.connections.value());
  asio::post(running_->acceptor->get_executor(), [acceptor = running_->acceptor] {
    boost::system::error_code ignored;
    acceptor->close(ignored);
  });
  try {
    context_->application.going_away();
  } catch (const std::exception& error) {
    spdlog::error("the goodbye failed: {}", error.what());
  }
  for (const auto& session : context_->sessions.all()) {
    session->close(websocket::close_code::going_away, "");
  }
  if (!context_->sessions.wait_until_none(limit)) {
    for (const auto& session : context_->sessions.all()) session->cut();
    context_->sessions.wait_until_none(std::chrono::seconds(1));
  }
  running_->work.reset();
  context_->api_pool.stop();
  context_->api_pool.join();
  context_->io.stop();
  for (std::thread& thread : running_->threads) thread.join();
  context_->application.detach();
  running_.reset();
  spdlog::info("stopped");
}

void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

struct StopSignal::Taken {
  asio::io_context io{1};
  asio::signal_set signals{io, SIGINT, SIGTERM};
};

StopSignal::StopSignal() : taken_(std::make_unique<Taken>()) {
  taken_->signals.async_wait([](const boost::system::error_code&, int) {});
}

StopSignal::~StopSignal() = default;

void StopSignal::wait() {
  taken_->io.run();
  taken_.reset();  // gives the signals back to the system
}

}  // namespace mohreh::server
