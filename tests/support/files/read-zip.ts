import { inflateRawSync } from "node:zlib";

const END_OF_DIRECTORY = 0x06054b50;
const DEFLATED = 8;

/** The files of a zip archive as texts, by name. */
export function readZip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf(Buffer.from(new Uint32Array([END_OF_DIRECTORY]).buffer));
  let entry = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(entry + 28);
    const name = archive.toString("utf8", entry + 46, entry + 46 + nameLength);
    const local = archive.readUInt32LE(entry + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
    const content = archive.readUInt16LE(entry + 10) === DEFLATED ? inflateRawSync(packed) : packed;
    files.set(name, content.toString("utf8"));
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
  }
  return files;
}
