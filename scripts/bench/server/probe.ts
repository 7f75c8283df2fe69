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
};

process.on("message", (question: keyof typeof ANSWERS) => process.send!(ANSWERS[question]()));
process.channel!.unref();
