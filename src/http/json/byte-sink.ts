const encoder = new TextEncoder();

/** Bytes that there is room for to begin with: most texts are shorter. */
const ROOM = 64 * 1024;
/** Most bytes of UTF-8 that a UTF-16 unit may take. */
const MOST_PER_UNIT = 3;
/** Longer than any number is written. */
const NUMBER_ROOM = 32;
/** Up to here copying byte by byte takes less than asking for it. */
const FEW = 12;

const ZERO = 0x30;
const POINT = 0x2e;
const MINUS = 0x2d;
const BLANK = 0x20;
const QUOTE = 0x22;
/** Bytes of a word, which are looked at together. */
const WORD = 4;
const ONES = 0x01010101;
const HIGH_BITS = 0x80808080;
const BLANKS = 0x20202020;
const QUOTES = 0x22222222;
const BACKSLASHES = 0x5c5c5c5c;
/** UTF-8 of U+F000–U+FFFF begins so, U+FFFD among them: what a surrogate without its other half was replaced by. */
const REPLACEMENTS = 0xefefefef;

/** Writes one text after the other as bytes, each in the place of the one before: memory that was just used is near. */
export class ByteSink {
  #bytes = new Uint8Array(ROOM);
  #view = new DataView(this.#bytes.buffer);
  #end = 0;

  /** Begins the next text. */
  begin(): void {
    this.#end = 0;
  }

  /** What was written since, in memory of its own. */
  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#end);
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

  /**
   * The text as a JSON string where all of it may stand there as it is; false when that is not certain, and then nothing
   * is written. Half the time of a regular expression.
   */
  plainString(text: string): boolean {
    this.#makeRoom(MOST_PER_UNIT * text.length + 2 + WORD);
    const bytes = this.#bytes;
    const start = this.#end + 1;
    const end = start + encoder.encodeInto(text, bytes.subarray(start)).written;
    // Nothing but blanks in the rest of the last word.
    for (let at = end; at < end + WORD; at++) bytes[at] = BLANK;
    if (this.#hasSpecial(start, end)) return false;
    bytes[start - 1] = QUOTE;
    bytes[end] = QUOTE;
    this.#end = end + 1;
    return true;
  }

  /** Whether between these places stands a quote, a backslash, a control character or the beginning of a replacement. */
  #hasSpecial(start: number, end: number): boolean {
    const view = this.#view;
    let found = 0;
    for (let at = start; at < end; at += WORD) {
      const word = view.getInt32(at);
      const quotes = word ^ QUOTES;
      const backslashes = word ^ BACKSLASHES;
      const replacements = word ^ REPLACEMENTS;
      // Of a byte that is less than what is taken from it, and is no letter beyond ASCII, the high bit comes to be set.
      found |=
        ((word - BLANKS) & ~word) |
        ((quotes - ONES) & ~quotes) |
        ((backslashes - ONES) & ~backslashes) |
        ((replacements - ONES) & ~replacements);
    }
    return (found & HIGH_BITS) !== 0;
  }

  /** A finite number as JavaScript and JSON write it. */
  number(value: number): void {
    this.#makeRoom(NUMBER_ROOM);
    if (value < 0) {
      this.#bytes[this.#end++] = MINUS;
      value = -value;
    }
    if ((value | 0) === value) return this.#whole(value);
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
    this.#view = new DataView(bytes.buffer);
  }
}
