#!/usr/bin/env bash
# The page's own checks: types and unit tests. page_test.sh PROJECT_FOLDER
set -euo pipefail
cd "$1"
. tools/node.sh
need_node
cd clients/web
node_modules/.bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
node_modules/.bin/vitest run
