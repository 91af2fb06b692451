#!/bin/sh
# Builds and runs the C tests: plainly, then under the address and undefined-behaviour sanitizers.
# CC names the compiler; SANITIZE=no leaves the second run out, SANITIZE=thread runs the thread sanitizer instead.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
sources=$here/../../Sources/CDetentLua
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
flags="-std=c17 -Wall -Wextra -Wpedantic -Werror -I$sources/include $(pkg-config --cflags lua5.4)"
libraries="$(pkg-config --libs lua5.4) -lm -lpthread"

build() {
  # shellcheck disable=SC2086
  ${CC:-cc} $flags "$@" "$sources"/*.c "$here"/*.c $libraries -o "$out/tests"
}

build_and_run() {
  build "$@"
  "$out/tests"
}

# The thread sanitizer does not see the jumps inside liblua and keeps a call stack that only grows with every error: the
# groups that raise hundreds of thousands of errors (patterns, limits, memory) overflow it and are left out. It also
# holds signals back while a thread runs code that it does not know, such as an endless loop in Lua: no group "signals".
run_under_thread_sanitizer() {
  build -O1 -g -fsanitize=thread
  for group in values classes tasks coroutines sandbox order clock threads; do
    "$out/tests" "$group"
  done
}

build_and_run -O2
case ${SANITIZE:-address} in
  no) ;;
  thread) run_under_thread_sanitizer ;;
  *) build_and_run -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=undefined ;;
esac
