#pragma once
// A server with the fake application on a port that the system chooses, with short times.

#include <gtest/gtest.h>

#include "server/network.h"
#include "tests/network/client.h"
#include "tests/network/fake_application.h"

namespace mohreh::server {

class NetworkTest : public testing::Test {
 protected:
  NetworkTest() {
    config.bind = "127.0.0.1";
    config.port = 0;
    config.threads = 2;  // so that what belongs into a strand is seen if it is not
    config.times.closing = std::chrono::milliseconds(1000);
  }
  ~NetworkTest() override {
    if (network) network->stop();
  }

  void start() {
    network = std::make_unique<Network>(config, application, metrics);
    network->start();
  }
  std::uint16_t port() const { return network->port(); }

  Config config;
  FakeApplication application;
  Metrics metrics;
  std::unique_ptr<Network> network;
};

}  // namespace mohreh::server
