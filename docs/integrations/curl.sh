#!/usr/bin/env bash
# Signs a report, sends it and follows its receipt: bash, curl and openssl (3.0 or later for whsk_ keys).
# Bir raporu imzalar, gönderir ve makbuzunu izler.
#
#   export KUVVET_URL=https://... KUVVET_SENDER=arbiter KUVVET_KEY=whsec_...
#   ./curl.sh TOURNAMENT REVISION REPORT [LICENCES.json]
#   ./curl.sh --sign ID TIMESTAMP FILE       prints a signature, to compare with signatures.json
#
# Exit code: 0 rated, or waiting for its month; 3 held or rejected; 1 anything else.
set -euo pipefail
umask 077
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

key_bytes() { printf %s "${KUVVET_KEY#*_}" | openssl base64 -d -A; }

# The 64 bytes of the key, each xored with $1.
pad() {
  local i byte
  for ((i = 0; i < 128; i += 2)); do
    printf -v byte '\\x%02x' $((0x${hex:i:2} ^ $1))
    printf "$byte"
  done
}

# openssl takes the key of an HMAC as an argument only, where every user of the machine can read it. So the HMAC is made
# of its two hashes (RFC 2104) and the key stays within the shell.
hmac() {
  hex=$(key_bytes | od -An -v -tx1 | tr -d ' \n')
  while ((${#hex} < 128)); do hex+=00; done
  { pad 0x36; cat "$1"; } | openssl dgst -sha256 -binary > "$work/inner"
  { pad 0x5c; cat "$work/inner"; } | openssl dgst -sha256 -binary
}

# The seed of the key, behind the head that DER wants (RFC 8410).
ed25519() {
  { printf '\x30\x2e\x02\x01\x00\x30\x05\x06\x03\x2b\x65\x70\x04\x22\x04\x20'; key_bytes | head -c 32; } > "$work/key"
  openssl pkeyutl -sign -rawin -inkey "$work/key" -keyform DER -in "$1"
}

# ID TIMESTAMP FILE
sign() {
  { printf '%s.%s.' "$1" "$2"; cat "$3"; } > "$work/message"
  case $KUVVET_KEY in
    whsec_*) printf 'v1,%s\n' "$(hmac "$work/message" | openssl base64 -A)" ;;
    whsk_*) printf 'v1a,%s\n' "$(ed25519 "$work/message" | openssl base64 -A)" ;;
    *) echo 'KUVVET_KEY: whsec_... or whsk_...' >&2; return 1 ;;
  esac
}

# NAME FILE
part() {
  printf -- '--kuvvet\r\ncontent-disposition: form-data; name="%s"; filename="%s"\r\n\r\n' "$1" "$1"
  cat "$2"
  printf '\r\n'
}

# The first value of a field of the answer.
field() { grep -oE "\"$1\":\"([^\"\\\\]|\\\\.)*\"" "$work/answer" | head -n 1 | cut -d '"' -f 4- | sed 's/"$//' || true; }
messages() { grep -oE '"(title|detail|message|next)":"([^"\\]|\\.)*"' "$work/answer" | cut -d '"' -f 4- | sed 's/"$//' >&2 || true; }

if [[ ${1-} == --sign ]]; then
  sign "$2" "$3" "$4"
  exit
fi

if (($# < 3)); then
  sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
  exit 1
fi
tournament=$1 revision=$2 report=$3 licences=${4-} url=${KUVVET_URL%/}
if [[ $licences ]]; then
  type='multipart/form-data; boundary=kuvvet'
  { part report "$report"; part licences "$licences"; printf -- '--kuvvet--\r\n'; } > "$work/body"
else
  type=application/octet-stream
  cp "$report" "$work/body"
fi

id=${tournament}_${revision}_$(openssl rand -hex 16)
now=$(date +%s)
signature=$(sign "$id" "$now" "$work/body")
# What could not be answered is sent again, as it is: nothing is counted twice.
status=$(curl -sS --max-time 60 --retry 3 -o "$work/answer" -w '%{http_code}' --data-binary @"$work/body" \
  -H "content-type: $type" -H 'accept-language: tr' -H "kuvvet-sender: $KUVVET_SENDER" \
  -H "webhook-id: $id" -H "webhook-timestamp: $now" -H "webhook-signature: $signature" \
  "$url/v1/reports?tournament=$tournament&revision=$revision")
if [[ $status != 202 ]]; then
  messages
  [[ $status == 422 ]] && exit 3
  exit 1
fi

receipt=$(field receipt)
while [[ $(field state) == received ]]; do
  sleep 2
  curl -sS --fail --max-time 60 --retry 3 -o "$work/answer" -H 'accept-language: tr' "$url/v1/reports/$receipt"
done
echo "$receipt $(field state)"
messages
case $(field state) in rated | parked) exit 0 ;; held | rejected) exit 3 ;; *) exit 1 ;; esac
