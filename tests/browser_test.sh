#!/usr/bin/env bash
# Tests of the page in a real browser: browser_test.sh PROJECT_FOLDER PROGRAM FILE [vitest arguments]. The page is
# the one inside the program.
set -euo pipefail
cd "$1"
. tools/node.sh
need_node
cd clients/web
export MOHREH=$2 E2E_FILE=$3
exec node_modules/.bin/vitest run --config e2e/vitest.config.ts "${@:4}"
