# Tells what happens while it happens: begin_steps LOG COUNT, then for each
#   step 'What · چه' COMMAND...
# The command's output goes to the log. On a terminal the line counts the seconds, and what Ninja has done of how
# much; elsewhere it stands once, with the seconds below it. Sourced by ./play and ./check. A step that fails is
# the caller's to tell: its last lines are in the log.

begin_steps() {
  step_log=$1 steps=$2 step_number=0 ticker=
  mkdir -p "$(dirname "$step_log")"
  : >"$step_log"
  exec 3>&2
  told=3 # where packages.sh speaks to the person
  trap stop_ticking EXIT
}

step() {
  local what=$1 started=$SECONDS result=0
  shift
  step_number=$((step_number + 1))
  local line="[$step_number/$steps] $what"
  echo "== $line" >>"$step_log"
  if [ -t 1 ]; then tick "$line" & ticker=$!; else echo "$line"; fi
  # In a condition `set -e` sleeps, so the command must tell by its own end whether it went well.
  "$@" >>"$step_log" 2>&1 || result=$?
  stop_ticking
  step_seconds=$((SECONDS - started))
  if [ -t 1 ]; then printf '\r\e[K%s: %d s\n' "$line" "$step_seconds"; else echo "      $step_seconds s"; fi
  return $result
}

# Ends by itself when the script that it tells about is gone.
tick() {
  local from=$SECONDS
  while kill -0 $$ 2>/dev/null; do
    printf '\r\e[K%s … %d s %s' "$1" $((SECONDS - from)) "$(tail -n 1 "$step_log" | grep -oE '^\[[0-9]+/[0-9]+\]' || true)"
    sleep 1
  done
}

stop_ticking() {
  [ -z "$ticker" ] || kill "$ticker" 2>/dev/null || true
  ticker=
}
