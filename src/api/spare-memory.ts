/** Most pieces that are kept, as many as answers may be on their way together; of a client's making they are no more. */
const MOST = 128;
/** Sizes are multiples of this, so that one piece serves many texts. */
const STEP = 4096;
/** Larger ones are rare, and would hold memory for nothing. */
const LARGEST = 16 * STEP;

/** Memory of texts that were sent, for the next ones: new memory for each would take longer than writing it. */
export class SpareMemory {
  readonly #pieces: ArrayBuffer[] = [];

  /** A copy of the text, in memory of its own. */
  copy(text: Uint8Array): Uint8Array<ArrayBuffer> {
    const { length } = text;
    const spare = this.#pieces.pop();
    // A piece that is too small makes place for a larger one.
    const piece = spare && spare.byteLength >= length ? spare : new ArrayBuffer(Math.ceil(length / STEP) * STEP);
    const copy = new Uint8Array(piece, 0, length);
    copy.set(text);
    return copy;
  }

  /** Takes the memory of a copy back. Whoever gives it must be the last to hold it: the next text is written over it. */
  giveBack({ buffer }: Uint8Array<ArrayBuffer>): void {
    if (this.#pieces.length < MOST && buffer.byteLength <= LARGEST) this.#pieces.push(buffer);
  }
}
