import { crc32 } from 'node:zlib';

/** 1 January 1980, the first day a zip file can name. */
const epoch = 0x21;
const readable = 0o100644 * 2 ** 16;

/** A zip file of stored entries: what CDK uploads for a function. */
export function zip(entries: ReadonlyMap<string, Buffer>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, bytes] of entries) {
    const name = Buffer.from(path);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(epoch, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);

    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, bytes]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(readable, 6);
    entry.writeUInt32LE(offset, 10);
    // Made by version 2.0 on Unix: permissions count.
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, entry, name);
    files.push(file);
    offset += file.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.size, 4);
  end.writeUInt16LE(entries.size, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, index, Buffer.from('PK\x05\x06'), end]);
}
