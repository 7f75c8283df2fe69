const encoder = new TextEncoder();

/** Bytes that there is room for to begin with: most texts are shorter. */
const ROOM = 64 * 1024;
/** Most bytes of UTF-8 that a UTF-16 unit may take. */
const MOST_PER_UNIT = 3;
/** Longer than any number is written. */
const NUMBER_ROOM = 32;
/** Up to here copying byte by byte takes less than asking for it. */
const FEW = 12;

const [ZERO, POINT] = [0x30, 0x2e];

/** Writes one text after the other as bytes, each in the place of the one before: memory that was just used is near. */
export class ByteSink {
  #bytes = new Uint8Array(ROOM);
  #end = 0;

  /** Begins the next text. */
  begin(): void {
    this.#end = 0;
  }

  /** What was written since; the next text is written over it. */
  written(): Uint8Array {
    return this.#bytes.subarray(0, this.#end);
  }

  byte(value: number): void {
    this.#makeRoom(1);
    this.#bytes[this.#end++] = value;
  }

  bytes(piece: Uint8Array): void {
    const { length } = piece;
    this.#makeRoom(length);
    const bytes = this.#bytes;
    const start = this.#end;
    if (length > FEW) bytes.set(piece, start);
    else for (let at = 0; at < length; at++) bytes[start + at] = piece[at] as number;
    this.#end = start + length;
  }

  /** Text in UTF-8. */
  text(text: string): void {
    this.#makeRoom(MOST_PER_UNIT * text.length);
    this.#end += encoder.encodeInto(text, this.#bytes.subarray(this.#end)).written;
  }

  /** A finite number as JavaScript and JSON write it. */
  number(value: number): void {
    this.#makeRoom(NUMBER_ROOM);
    if ((value | 0) === value && value >= 0) return this.#whole(value);
    const thousandths = Math.round(value * 1000);
    // So few digits that no shorter ones make the same number.
    if ((thousandths | 0) === thousandths && thousandths > 0 && thousandths / 1000 === value) {
      return this.#decimal(thousandths);
    }
    this.word(String(value));
  }

  /** A few ASCII characters. */
  word(text: string): void {
    this.#makeRoom(text.length);
    for (let at = 0; at < text.length; at++) this.#bytes[this.#end++] = text.charCodeAt(at);
  }

  #whole(value: number): void {
    const bytes = this.#bytes;
    let end = this.#end + 1;
    for (let bound = 10; value >= bound; bound *= 10) end += 1;
    this.#end = end;
    let rest = value | 0;
    do {
      const tens = (rest / 10) | 0;
      bytes[--end] = ZERO + rest - 10 * tens;
      rest = tens;
    } while (rest > 0);
  }

  /** Thousandths that make no whole number. */
  #decimal(thousandths: number): void {
    const whole = (thousandths / 1000) | 0;
    this.#whole(whole);
    this.#bytes[this.#end++] = POINT;
    for (let rest = thousandths - 1000 * whole; rest > 0; rest = (rest % 100) * 10) {
      this.#bytes[this.#end++] = ZERO + ((rest / 100) | 0);
    }
  }

  #makeRoom(more: number): void {
    if (this.#end + more <= this.#bytes.length) return;
    const bytes = new Uint8Array(2 * (this.#end + more));
    bytes.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = bytes;
  }
}
