#!/usr/bin/env bash
# Tests of the page in a real browser: browser_test.sh PROJECT_FOLDER PROGRAM FILE; 77 where the page was
# not built, because npm could not fetch its packages. The page is the one inside the program.
set -euo pipefail
cd "$1/clients/web"
[ -f dist/index.html ] && [ -d node_modules ] || exit 77
export MOHREH=$2
exec node_modules/.bin/vitest run --config e2e/vitest.config.ts "e2e/$3"
