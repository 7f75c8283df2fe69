/**
 * What a page tells the worker that waits: `activate`, the person agreed to the update; `activate-when-alone`, the page
 * is itself of the new build, having come over the network.
 */
export type WorkerMessage = "activate" | "activate-when-alone";
