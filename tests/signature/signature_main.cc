// Compares the signature of every game with the file that holds them.

#include <cstdio>
#include <fstream>
#include <map>
#include <string>

#include "bots/selfplay/signature.h"
#include "engine/facade/registry.h"

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  std::ifstream file(argv[1]);
  std::map<std::string, std::string> known;
  std::string key;
  std::string number;
  while (file >> key >> number) known[key] = number;

  bool same = known.size() == mohreh::all_games().size();
  for (const mohreh::AnyGame* game : mohreh::all_games()) {
    char digits[20];
    std::snprintf(digits, sizeof digits, "%016llx",
                  static_cast<unsigned long long>(mohreh::signature_of(*game)));
    const std::string name(game->info->key);
    std::printf("%s %s, known as %s\n", name.c_str(), digits, known[name].c_str());
    same = same && known[name] == digits;
  }
  return same ? 0 : 1;
}
