const roundConstants = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

const initialState = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const blockBytes = 64;

/**
 * HMAC-SHA-256 under one key (RFC 2104, FIPS 180-4): message to 32 bytes. Written out because the
 * reader is synchronous and also runs in a browser, whose Web Crypto is not; checked against node:crypto.
 */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(blockBytes);
  block.set(key.length > blockBytes ? digest(Uint32Array.from(initialState), key, 0) : key);
  const start = (pad: number): Uint32Array => {
    const state = Uint32Array.from(initialState);
    const padded = block.map((byte) => byte ^ pad);
    compress(state, new DataView(padded.buffer), 0);
    return state;
  };
  const [inner, outer] = [start(0x36), start(0x5c)];
  return (message) => digest(outer.slice(), digest(inner.slice(), message, blockBytes), blockBytes);
}

/** Finishes a hash whose state has taken in `before` bytes already. */
function digest(state: Uint32Array, message: Uint8Array, before: number): Uint8Array {
  const length = Math.ceil((message.length + 9) / blockBytes) * blockBytes;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor((before + message.length) / 0x2000_0000));
  view.setUint32(length - 4, (before + message.length) << 3);
  for (let at = 0; at < length; at += blockBytes) compress(state, view, at);
  const hash = new DataView(new ArrayBuffer(state.byteLength));
  for (let i = 0; i < state.length; i += 1) hash.setUint32(i * 4, word(state, i));
  return new Uint8Array(hash.buffer);
}

const schedule = new Int32Array(64);

function compress(state: Uint32Array, message: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) schedule[i] = message.getInt32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = word(schedule, i - 15);
    const late = word(schedule, i - 2);
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[i] = word(schedule, i - 16) + small0 + word(schedule, i - 7) + small1;
  }
  let a = word(state, 0);
  let b = word(state, 1);
  let c = word(state, 2);
  let d = word(state, 3);
  let e = word(state, 4);
  let f = word(state, 5);
  let g = word(state, 6);
  let h = word(state, 7);
  for (let i = 0; i < 64; i += 1) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + big1 + choice + word(roundConstants, i) + word(schedule, i)) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  add(state, 0, a);
  add(state, 1, b);
  add(state, 2, c);
  add(state, 3, d);
  add(state, 4, e);
  add(state, 5, f);
  add(state, 6, g);
  add(state, 7, h);
}

const add = (state: Uint32Array, index: number, value: number): void => {
  state[index] = word(state, index) + value;
};

const word = (words: Uint32Array | Int32Array, index: number): number => words[index] ?? 0;

const turn = (value: number, bits: number): number => (value >>> bits) | (value << (32 - bits));
