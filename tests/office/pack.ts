import { crc32, deflateRawSync } from 'node:zlib';

/** A file to be packed; what is not given is as it should be. */
export interface Packing {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly stored?: boolean;
  readonly method?: number;
  /** Bit 0: encrypted. Bit 11: the name is UTF-8. */
  readonly flags?: number;
  /** Of Unix, in the upper half of the attributes. */
  readonly mode?: number;
  readonly declaredSize?: number;
  readonly checksum?: number;
}

/** A ZIP of the files, as any program would write it unless told otherwise. */
export function pack(...files: readonly Packing[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { name, stored = false, flags = 0x800, mode = 0o100644 } = file;
    const content = Buffer.from(file.content);
    const packed = stored ? content : deflateRawSync(content);
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(file.method ?? (stored ? 0 : 8), 4);
    common.writeUInt32LE(file.checksum ?? crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(file.declaredSize ?? content.length, 18);
    common.writeUInt16LE(path.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(mode * 2 ** 16, 6);
    rest.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, packed]);
    locals.push(local);
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, rest, path);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, index, Buffer.from('PK\x05\x06'), end]);
}
