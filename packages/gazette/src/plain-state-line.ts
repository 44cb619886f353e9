const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

const opening = ascii('{"player":"');
const ratings = ascii('","ratings":{');
const unrated = ascii('"}');
const types = ['"ukd":', '"uhs":', '"uys":'].map(ascii);

const comma = 0x2c;
const brace = 0x7d;
const zero = 0x30;

/**
 * Reads `{"player":"100123","ratings":{"ukd":1500,"uys":1430}}` into `found`, the number and the three ratings, 0 for
 * none: nearly every line of a state looks like that. False for any other, of which `found` says nothing.
 */
export function plainStateLine(bytes: Uint8Array, start: number, end: number, found: Int32Array): boolean {
  found.fill(0);
  if (!stands(opening, bytes, start)) return false;
  let at = start + opening.length;
  at = readInto(found, 0, bytes, at);
  if (stands(unrated, bytes, at)) return at + unrated.length === end;
  if (!stands(ratings, bytes, at)) return false;
  at += ratings.length;
  for (let type = 0; type < types.length; type++) {
    const key = types[type] as Uint8Array;
    if (!stands(key, bytes, at)) continue;
    at = readInto(found, type + 1, bytes, at + key.length);
    if (bytes[at] === comma) at++;
  }
  return bytes[at - 1] !== comma && bytes[at] === brace && bytes[at + 1] === brace && at + 2 === end;
}

function stands(expected: Uint8Array, bytes: Uint8Array, at: number): boolean {
  for (let index = 0; index < expected.length; index++) {
    if (bytes[at + index] !== expected[index]) return false;
  }
  return true;
}

/** Past at most eight digits. */
function readInto(found: Int32Array, place: number, bytes: Uint8Array, from: number): number {
  let at = from;
  let value = 0;
  for (; at < from + 8; at++) {
    const digit = (bytes[at] as number) - zero;
    if (!(digit >= 0 && digit <= 9)) break;
    value = 10 * value + digit;
  }
  found[place] = value;
  return at;
}
