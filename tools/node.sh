# Node, which builds the page and runs its tests: need_node puts one that is new enough first in PATH. Sourced by
# tools/page, ./check and the page's tests. Debian 12 has Node 18; where the machine's own is too old, npm brings the
# program itself as a package of the machine's architecture, with version and checksum in tools/node/package-lock.json.
# The functions' ends: 0 well, $NO_NPM without npm, $NO_NODE where none could be fetched.

readonly NO_NPM=10 NO_NODE=11
node_folder=$PWD/build/node

# 20.19 or newer of that line, 22.12 or newer: what the page's tools want.
is_new_enough() {
  "$1" -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);
  ' 2>/dev/null
}

brought_node() {
  local here
  for here in "$node_folder"/node_modules/node-linux-*/bin/node; do
    [ -x "$here" ] && is_new_enough "$here" && echo "$here" && return 0
  done
  return 1
}

need_node() {
  command -v npm >/dev/null || return $NO_NPM
  is_new_enough node && return 0
  brought_node >/dev/null || bring_node || return $NO_NODE
  PATH=$(dirname "$(brought_node)"):$PATH
  export PATH
}

bring_node() {
  mkdir -p "$node_folder"
  cp tools/node/package.json tools/node/package-lock.json "$node_folder"
  (cd "$node_folder" && npm ci --no-audit --no-fund --prefer-offline) && brought_node >/dev/null
}
