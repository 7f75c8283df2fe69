/** Bytes of one allocation. */
const ROOM = 256 * 1024;

/**
 * Copies bytes that are soon done with, many into one allocation: one of its own for each takes longer than the copy.
 * All of an allocation stays as long as any of the copies does.
 */
export function byteRoom(): (bytes: Uint8Array) => Uint8Array<ArrayBuffer> {
  let room = new Uint8Array(0);
  let used = 0;
  return (bytes) => {
    const { length } = bytes;
    if (length > ROOM / 8) return bytes.slice() as Uint8Array<ArrayBuffer>;
    if (used + length > room.length) {
      room = new Uint8Array(ROOM);
      used = 0;
    }
    const copy = room.subarray(used, used + length);
    copy.set(bytes);
    used += length;
    return copy;
  };
}
