const encoder = new TextEncoder();

/** Bytes of one allocation: room for many texts, as one for each would take longer than writing it. */
const ROOM = 256 * 1024;
/** Texts start at multiples of so many bytes, for whoever reads them word by word. */
const WORD = 4;
/** Most bytes of UTF-8 that a UTF-16 unit may take. */
const MOST_PER_UNIT = 3;
/** Longer than any number is written. */
const NUMBER_ROOM = 32;
/** Up to here copying byte by byte takes less than asking for it. */
const FEW = 12;

/**
 * Writes texts as bytes, one text after the other into the same allocation, which stays as long as any of its texts
 * does.
 */
export class ByteSink {
  #bytes = new Uint8Array(ROOM);
  #start = 0;
  #length = 0;

  /** Begins the next text. */
  begin(): void {
    this.#start = this.#length = Math.ceil(this.#length / WORD) * WORD;
  }

  /** The text that was begun last. */
  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(this.#start, this.#length);
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
    const begun = this.written();
    this.#bytes = new Uint8Array(Math.max(ROOM, 2 * (begun.length + more)));
    this.#bytes.set(begun);
    this.#start = 0;
    this.#length = begun.length;
  }
}
