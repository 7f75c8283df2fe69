/*
 * Loaded before a server in its process: tells its parent, when asked, what the process takes.
 */

/** Bytes. */
export interface Memory {
  /** Of the whole process, as it is. */
  resident: number;
  /** Of all objects and buffers that are still in use. */
  held: number;
}

/** Of the loop's thread alone, milliseconds: a machine that is busy otherwise takes no turn longer by it. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

let [last, longest] = [0, 0];
function tick(): void {
  const now = worked();
  longest = Math.max(longest, now - last);
  last = now;
  setImmediate(tick);
}

const ANSWERS = {
  /** Processor's time since the start of the process, microseconds. */
  processor(): number {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  memory(): Memory {
    const { rss } = process.memoryUsage();
    globalThis.gc!();
    // What the first found unused of the buffers, the second has freed and counted.
    globalThis.gc!();
    const { heapUsed, external } = process.memoryUsage();
    return { resident: rss, held: heapUsed + external };
  },
  /** The longest turn of the loop since the last such question, milliseconds of work; from the first on the loop never rests. */
  block(): number {
    if (last === 0) setImmediate(tick);
    const told = longest;
    [last, longest] = [worked(), 0];
    return told;
  },
};

process.on("message", (question: keyof typeof ANSWERS) => process.send!(ANSWERS[question]()));
// A thread of the server has none.
process.channel?.unref();
