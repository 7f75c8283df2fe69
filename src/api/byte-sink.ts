const encoder = new TextEncoder();

/** Room at the beginning, bytes: several times what an answer has. */
const FIRST_ROOM = 64 * 1024;
/** Most bytes of UTF-8 that a UTF-16 unit may take. */
const MOST_PER_UNIT = 3;
/** Longer than any number is written. */
const NUMBER_ROOM = 32;
/** Up to here copying byte by byte takes less than asking for it. */
const FEW = 12;

/** Bytes being written one after the other, in memory that serves again and again. */
export class ByteSink {
  #bytes = new Uint8Array(FIRST_ROOM);
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  /** What was written; valid until the next `clear`. */
  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  byte(value: number): void {
    this.#makeRoom(1);
    this.#bytes[this.#length++] = value;
  }

  bytes(piece: Uint8Array): void {
    const { length } = piece;
    this.#makeRoom(length);
    const bytes = this.#bytes;
    const start = this.#length;
    if (length > FEW) bytes.set(piece, start);
    else for (let at = 0; at < length; at++) bytes[start + at] = piece[at] as number;
    this.#length = start + length;
  }

  /** Text in UTF-8. */
  text(text: string): void {
    this.#makeRoom(MOST_PER_UNIT * text.length);
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  /** A finite number as JavaScript and JSON write it. */
  number(value: number): void {
    this.#makeRoom(NUMBER_ROOM);
    const bytes = this.#bytes;
    const start = this.#length;
    if ((value | 0) !== value || value < 0) {
      const text = String(value);
      for (let at = 0; at < text.length; at++) bytes[start + at] = text.charCodeAt(at);
      this.#length = start + text.length;
      return;
    }
    let end = start + 1;
    for (let bound = 10; value >= bound; bound *= 10) end += 1;
    this.#length = end;
    let rest = value | 0;
    do {
      const tens = (rest / 10) | 0;
      bytes[--end] = 0x30 + rest - 10 * tens;
      rest = tens;
    } while (rest > 0);
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#length + more));
    larger.set(this.written());
    this.#bytes = larger;
  }
}
