#!/usr/bin/env python3
"""Signs a report, sends it and follows its receipt. Python 3.8 or later and its standard library.
Bir raporu imzalar, gönderir ve makbuzunu izler.

  export KUVVET_URL=https://... KUVVET_SENDER=arbiter KUVVET_KEY=whsec_...
  python3 send.py TOURNAMENT REVISION REPORT [LICENCES.json]
  python3 send.py --sign ID TIMESTAMP FILE       prints a signature, to compare with signatures.json

Exit code: 0 rated, or waiting for its month; 3 held or rejected; 1 anything else.
"""
import base64
import hashlib
import hmac
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid


def sign(message_id: str, timestamp: str, body: bytes, key: str) -> str:
    """The value of webhook-signature. The standard library has no ed25519: whsk_ keys need another program."""
    if not key.startswith("whsec_"):
        sys.exit("KUVVET_KEY: whsec_...")
    secret = base64.b64decode(key[len("whsec_"):], validate=True)
    mac = hmac.new(secret, f"{message_id}.{timestamp}.".encode() + body, hashlib.sha256)
    return "v1," + base64.b64encode(mac.digest()).decode()


def wrap(report: bytes, licences: bytes = None):
    """The body and its type: the report alone, or a form with the licence map beside it."""
    if licences is None:
        return report, "application/octet-stream"
    boundary = uuid.uuid4().hex
    body = b""
    for name, content in (("report", report), ("licences", licences)):
        head = f'--{boundary}\r\ncontent-disposition: form-data; name="{name}"; filename="{name}"\r\n\r\n'
        body += head.encode() + content + b"\r\n"
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


def ask(path: str, body: bytes = None, **headers: str):
    """Status and answer. What could not be answered is asked again: nothing is counted twice."""
    url = os.environ["KUVVET_URL"].rstrip("/") + path
    request = urllib.request.Request(url, body, {"accept-language": "tr", **headers})
    for pause in (5, 15, 45, None):
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return response.status, json.load(response)
        except urllib.error.HTTPError as refusal:
            if refusal.code < 500 or pause is None:
                return refusal.code, json.load(refusal)
        except OSError:
            if pause is None:
                raise
        time.sleep(pause)


def send(tournament: str, revision: str, body: bytes, content_type: str):
    message_id, timestamp = f"{tournament}_{revision}_{uuid.uuid4()}", str(int(time.time()))
    query = urllib.parse.urlencode({"tournament": tournament, "revision": revision})
    return ask(f"/v1/reports?{query}", body, **{
        "content-type": content_type,
        "kuvvet-sender": os.environ["KUVVET_SENDER"],
        "webhook-id": message_id,
        "webhook-timestamp": timestamp,
        "webhook-signature": sign(message_id, timestamp, body, os.environ["KUVVET_KEY"]),
    })


def say(*texts: str):
    for text in texts:
        print(text, file=sys.stderr)


def read(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()


def main(tournament: str, revision: str, report: str, licences: str = None) -> int:
    status, answer = send(tournament, revision, *wrap(read(report), read(licences) if licences else None))
    if status != 202:
        say(answer["title"], answer["detail"], *(finding["message"] for finding in answer.get("errors", [])))
        return 3 if status == 422 else 1
    while answer["state"] == "received":
        time.sleep(2)
        _, answer = ask("/v1/reports/" + answer["receipt"])
    print(answer["receipt"], answer["state"])
    say(*(finding["message"] for finding in answer["findings"]), answer["next"])
    return {"rated": 0, "parked": 0, "held": 3, "rejected": 3}.get(answer["state"], 1)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--sign"]:
        print(sign(sys.argv[2], sys.argv[3], read(sys.argv[4]), os.environ["KUVVET_KEY"]))
    elif len(sys.argv) in (4, 5):
        sys.exit(main(*sys.argv[1:]))
    else:
        sys.exit(__doc__)
