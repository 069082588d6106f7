// A zip file in memory: names and contents to bytes, without anything that differs from one time to the next.
import { deflateRawSync } from "node:zlib";

const DOS_DATE = ((2025 - 1980) << 9) | (1 << 5) | 1;
const DEFLATED = 8;
const UTF8_NAMES = 0x0800;

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) {
    c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  }
  return c >>> 0;
});

export function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc = TABLE[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** The fields that a file's two headers have in common. */
function common(bytes, packed, name) {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(UTF8_NAMES, 2);
  header.writeUInt16LE(DEFLATED, 4);
  header.writeUInt16LE(0, 6);
  header.writeUInt16LE(DOS_DATE, 8);
  header.writeUInt32LE(crc32(bytes), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(bytes.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

/**
 * The zip with some entries.
 *
 * @param {[string, Buffer][]} entries names and contents
 */
export function zip(entries) {
  const files = [];
  const directory = [];
  let offset = 0;
  for (const [entry, bytes] of entries) {
    const name = Buffer.from(entry);
    const packed = deflateRawSync(bytes, { level: 9 });
    const fields = common(bytes, packed, name);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02"), Buffer.from([20, 0]), fields, rest, name);
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}
