# Installs Debian packages that are missing: need_packages NAME... Sourced by ./play and ./check.
# With root or sudo it installs; where neither works it names the packages and stops.

need_packages() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0

  local root=()
  if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
      root=(sudo)
    else
      stop_for_packages "${missing[@]}"
    fi
  fi
  command -v apt-get >/dev/null || stop_for_packages "${missing[@]}"
  echo "Installing ${missing[*]} …"
  "${root[@]}" apt-get update -qq || true
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
    stop_for_packages "${missing[@]}"
}

stop_for_packages() {
  echo "These packages are needed and could not be installed from here:" >&2
  echo "  $*" >&2
  echo "Install them (on Debian 12: apt-get install $*) and run this again." >&2
  exit 1
}

# A program that may come from elsewhere than a package: need_program NAME PACKAGE
need_program() {
  command -v "$1" >/dev/null || need_packages "$2"
}
