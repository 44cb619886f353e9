#!/usr/bin/env bash
# An AWS peer for tests, without Docker or an account: MiniStack in a Python environment of its own.
#
#   tests/aws/ministack.sh [start [PORT]]   prints the endpoint once it answers (any free port by default)
#   tests/aws/ministack.sh kill-functions    kills every function that runs, in the middle of whatever it does
#   tests/aws/ministack.sh stop
#
#   KUVVET_AWS_ENDPOINT=$(tests/aws/ministack.sh) npx vitest run tests/aws
#
# Needs Python 3.10 or newer with venv, and openssl. Nothing it holds outlives it.
set -euo pipefail

version=1.5.33
root="$(cd "$(dirname "$0")/../.." && pwd)"
home="$root/.venv/ministack"
python="$home/bin/python"
pid_file="$home/ministack.pid"
endpoint_file="$home/ministack.endpoint"
log="$home/ministack.log"
certificate="$home/certificate.pem"
scratch="$home/scratch"

say() { echo "ministack: $*" >&2; }

runs() {
  [ -f "$pid_file" ] && ps -p "$(cat "$pid_file")" -o args= 2>/dev/null | grep -q ministack
}

answers() {
  SSL_CERT_FILE="$certificate" "$python" -c \
    'import sys, urllib.request; urllib.request.urlopen(sys.argv[1] + "/_ministack/health", timeout=2)' "$1" 2>/dev/null
}

install() {
  if [ ! -x "$python" ]; then
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))' || {
      say "needs Python 3.10 or newer"
      exit 1
    }
    python3 -m venv "$home"
  fi
  "$python" -c "import sys, importlib.metadata as m; sys.exit(m.version('ministack') != '$version')" 2>/dev/null ||
    "$python" -m pip install --quiet --disable-pip-version-check "ministack==$version" >&2
}

certify() {
  openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=ministack \
    -addext 'subjectAltName=IP:127.0.0.1,DNS:localhost,DNS:*.execute-api.localhost,DNS:*.cloudfront.localhost' \
    -keyout "$home/key.pem" -out "$certificate" 2>"$log" || {
    say "openssl makes no certificate, see $log"
    exit 1
  }
}

start() {
  if runs; then
    cat "$endpoint_file"
    return
  fi
  install
  certify
  local port=${1:-$("$python" -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')}
  local endpoint="https://127.0.0.1:$port"
  # Its default is every interface. Its MQTT and SFTP listeners are not wanted. AUTH has it verify signatures and
  # enforce policies, and those of the stack refuse plain HTTP. Functions run on the `node` of its PATH and inherit
  # its environment: the project's Node 24, the certificate, nobody's own AWS settings.
  unset "${!AWS_@}"
  mkdir -p "$scratch"
  # As in Lambda, where no package.json of the project's makes modules of what lies below.
  echo '{}' >"$scratch/package.json"
  TMPDIR="$scratch" PATH="$root/node_modules/.bin:$PATH" NODE_EXTRA_CA_CERTS="$certificate" AUTH=true USE_SSL=1 \
    MINISTACK_SSL_CERT="$certificate" MINISTACK_SSL_KEY="$home/key.pem" \
    BIND_HOST=127.0.0.1 GATEWAY_PORT=$port IOT_MTLS_ENABLED=0 SFTP_ENABLED=0 \
    nohup "$python" -m ministack >"$log" 2>&1 </dev/null &
  echo $! >"$pid_file"
  echo "$endpoint" >"$endpoint_file"
  for _ in $(seq 1 120); do
    if answers "$endpoint"; then
      echo "$endpoint"
      return
    fi
    runs || break
    sleep 0.5
  done
  say "does not answer on $endpoint, see $log"
  stop
  exit 1
}

stop() {
  if runs; then
    kill "$(cat "$pid_file")"
    while runs; do sleep 0.1; done
  fi
  rm -rf "$pid_file" "$endpoint_file" "$scratch"
}

# Prints how many there were.
kill_functions() {
  pkill -KILL --parent "$(cat "$pid_file")" --full --count node || true
}

case ${1:-start} in
  start) start "${2:-}" ;;
  kill-functions) kill_functions ;;
  stop) stop ;;
  *)
    say "start [PORT], kill-functions or stop"
    exit 2
    ;;
esac
