/** Applications of an hour: of one address, of all before work is asked for, and of all with it. */
export const LIMITS = { ofAddress: 10, ofAll: 60, ofAllWithWork: 600 } as const;

const HOUR = 3_600_000;

export type Admission = "free" | "with work" | "address is over" | "all is over";

/**
 * Counts what was taken in the last hour, by a clock that nobody puts right. On hosts of many processes each counts its own.
 */
export class Limits {
  readonly #now: () => number;
  #taken: { address: string | undefined; at: number }[] = [];

  /** Milliseconds, since whenever. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether one more may come from an address. */
  admission(address: string | undefined): Admission {
    const since = this.#now() - HOUR;
    this.#taken = this.#taken.filter(({ at }) => at > since);
    const network = networkOf(address);
    const ofAddress = network === undefined ? 0 : this.#taken.filter((one) => one.address === network).length;
    if (ofAddress >= LIMITS.ofAddress) return "address is over";
    if (this.#taken.length >= LIMITS.ofAllWithWork) return "all is over";
    return this.#taken.length >= LIMITS.ofAll ? "with work" : "free";
  }

  /** Counts one; what is given takes it back, where it was not taken after all. */
  count(address: string | undefined): () => void {
    const one = { address: networkOf(address), at: this.#now() };
    this.#taken.push(one);
    return () => void (this.#taken = this.#taken.filter((other) => other !== one));
  }
}

/** One subscriber of IPv6 has a /64 to choose addresses of. */
function networkOf(address: string | undefined): string | undefined {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, "");
  if (plain === undefined || !plain.includes(":")) return plain;
  const [before = "", after] = plain.toLowerCase().split("%")[0]!.split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const groups =
    after === undefined
      ? head
      : [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0"), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
