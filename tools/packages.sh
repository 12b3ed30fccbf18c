# Installs Debian packages that are missing: need_packages NAME... Sourced by ./play and ./check.
# With root or sudo it installs; where neither works it names the packages and stops. Versions are found:
# a name is the same on every Debian, or there is a function here that finds the one of this system.

readonly MOHREH_BOOST=108100 # the oldest Boost that the server builds with, as its own header counts

# What every build of the program needs, and these besides; all of them at once, which is quicker.
need_build_packages() {
  [ "$(boost_here)" -ge $MOHREH_BOOST ] || ! may_install || refresh_lists # its package is looked up
  need_packages $(boost_package) libcli11-dev libspdlog-dev libtomlplusplus-dev libqrencode-dev libbrotli1 libsodium-dev \
    libsqlite3-dev libsqlitecpp-dev pkg-config $(package_of g++ g++) $(package_of cmake cmake) \
    $(package_of ninja ninja-build) $(package_of python3 python3) "$@"
}

need_packages() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] || install_packages "${missing[@]}"
}

install_packages() {
  may_install || stop_for_packages "$@"
  refresh_lists
  echo "Installing $*"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" ||
    stop_for_packages "$@"
}

# A program that may come from elsewhere than a package, whose name is printed where it is missing: package_of NAME PACKAGE
package_of() {
  command -v "$1" >/dev/null || echo "$2"
}

# Debian's own Boost where it is new enough, otherwise the oldest of its further ones that is; nothing where it is there.
boost_package() {
  [ "$(boost_here)" -lt $MOHREH_BOOST ] || return 0
  local package
  for package in libboost-dev $(apt-cache pkgnames libboost1. | grep -E '^libboost1\.[0-9]+-dev$' | sort -V); do
    [ "$(boost_in "$package")" -lt $MOHREH_BOOST ] || { echo "$package"; return 0; }
  done
  echo libboost-dev # apt knows none that is new enough, or nothing yet: CMake tells
}

boost_here() {
  sed -n 's/^#define BOOST_VERSION \([0-9]*\)$/\1/p' /usr/include/boost/version.hpp 2>/dev/null | grep . || echo 0
}

# The version that apt would install, as Boost's header counts: 1.83.0 is 108300.
boost_in() {
  local version
  version=$(apt-cache policy "$1" | sed -n 's/^  Candidate: \([0-9]*\)\.\([0-9]*\)\..*$/\1 \2/p')
  [ -n "$version" ] || { echo 0; return; }
  echo $((${version% *} * 100000 + ${version#* } * 100))
}

# Once a run, and before anything is looked up or installed.
refresh_lists() {
  [ -z "${lists_are_fresh:-}" ] || return 0
  as_root apt-get update -qq || true
  lists_are_fresh=yes
}

may_install() {
  command -v apt-get >/dev/null || return 1
  [ "$(id -u)" -eq 0 ] || { command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; }
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# To the person, also where the rest goes to a log (tools/steps.sh keeps the terminal as 3).
stop_for_packages() {
  [ -z "${ticker:-}" ] || { stop_ticking; echo; }
  {
    echo "These packages are needed and could not be installed from here: $*"
    echo "Install them (as root: apt-get install $*) and run this again."
    echo "این بسته‌ها لازم‌اند و از اینجا نصب نشدند؛ با دستور بالا نصبشان کنید و دوباره اجرا کنید."
  } >&"${told:-2}"
  exit 1
}
