import type { Reply } from "./reply.ts";

/** Most replies and bytes that are kept. */
const MOST_REPLIES = 1024;
const MOST_BYTES = 8 * 1024 * 1024;
/** Longer targets are not kept; whoever asks for the same again and again writes less. */
const LONGEST_TARGET = 1024;
/** Marks of answers that were asked for once. */
const MOST_SEEN = 4096;

/**
 * Replies by the target that they answer, those asked for last. A reply is kept when it is asked for the second time:
 * what is asked but once would only push out what is not. Without this a repeated request takes 2.5 times the processor's
 * time (`npm run bench` has both rows).
 */
export class ReplyCache {
  readonly #replies = new Map<string, Reply>();
  /** Each in its place; the texts themselves would be moved about by every garbage collection. */
  readonly #seen = new Uint32Array(MOST_SEEN);
  #bytes = 0;

  get(target: string): Reply | undefined {
    const reply = this.#replies.get(target);
    if (!reply) return undefined;
    // The order of a map is that of its entries' coming.
    this.#replies.delete(target);
    this.#replies.set(target, reply);
    return reply;
  }

  /** Tells of a reply that was just made. */
  offer(target: string, reply: Reply): void {
    if (target.length > LONGEST_TARGET || !reply.bytes) return;
    // Several may have asked for it while it was made.
    if (this.#replies.has(target)) return;
    const mark = markOf(target);
    const place = mark % MOST_SEEN;
    if (this.#seen[place] !== mark) {
      this.#seen[place] = mark;
      return;
    }
    this.#replies.set(target, reply);
    this.#bytes += reply.bytes.length;
    for (const [oldest, { bytes }] of this.#replies) {
      if (this.#replies.size <= MOST_REPLIES && this.#bytes <= MOST_BYTES) return;
      this.#replies.delete(oldest);
      this.#bytes -= bytes!.length;
    }
  }

  get size(): number {
    return this.#replies.size;
  }

  get bytes(): number {
    return this.#bytes;
  }
}

/** FNV-1a over the characters of a text. Where two are alike, one is kept the first time already. */
function markOf(text: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return mark >>> 0;
}
