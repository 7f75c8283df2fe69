/**
 * What a page tells a worker. To the one that waits: `activate`, the person agreed to the update; `activate-when-alone`,
 * the page is itself of the new build, having come over the network. To the one that works: `keep`, the path of a
 * page that was loaded before it began to work; `keep-everything`, the calculator is installed on the device.
 */
export type WorkerMessage = "activate" | "activate-when-alone" | "keep-everything" | { keep: string };
