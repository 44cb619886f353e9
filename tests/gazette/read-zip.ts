import { crc32, inflateRawSync } from 'node:zlib';

export interface ReadMember {
  readonly name: string;
  readonly contents: Buffer;
}

/**
 * A ZIP read from its end, as APPNOTE 4.3 has it and every program does: the directory says where the members are.
 * Throws for whatever two places say differently, or leave unsaid.
 */
export function membersOf(bytes: Uint8Array): readonly ReadMember[] {
  const zip = Buffer.from(bytes);
  const end = zip.length - 22;
  if (zip.toString('latin1', end, end + 4) !== 'PK\x05\x06') throw new Error('no end of directory');
  const count = zip.readUInt16LE(end + 10);
  const start = zip.readUInt32LE(end + 16);
  if (start + zip.readUInt32LE(end + 12) !== end) throw new Error('something between directory and end');
  const members: ReadMember[] = [];
  let at = start;
  let next = 0;
  for (let member = 0; member < count; member++) {
    if (zip.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw new Error('no entry');
    const [sum, packed, length] = [16, 20, 24].map((field) => zip.readUInt32LE(at + field));
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('latin1', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    if (local !== next) throw new Error(`${name}: something before it`);
    if (zip.toString('latin1', local + 30, local + 30 + nameLength) !== name)
      throw new Error(`${name}: two names`);
    const data = local + 30 + nameLength + zip.readUInt16LE(local + 28);
    const contents = inflateRawSync(zip.subarray(data, data + Number(packed)));
    if (contents.length !== length || crc32(contents) !== sum)
      throw new Error(`${name}: not what it should be`);
    const descriptor = data + Number(packed);
    const repeated = [4, 8, 12].map((field) => zip.readUInt32LE(descriptor + field));
    if (repeated.join() !== [sum, packed, length].join()) throw new Error(`${name}: sizes differ`);
    next = descriptor + 16;
    members.push({ name, contents });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (next !== start || at !== end) throw new Error('something left over');
  return members;
}
