#!/usr/bin/env bash
# The page's own checks: types and unit tests. page_test.sh PROJECT_FOLDER; 77 where the page was not
# built, because npm could not fetch its packages.
set -euo pipefail
cd "$1/clients/web"
[ -f dist/index.html ] && [ -d node_modules ] || exit 77
npm run --silent check
npm run --silent test
