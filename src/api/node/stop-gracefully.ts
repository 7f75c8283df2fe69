import type { Server } from "node:http";

/** How long running requests may take after a signal to stop, milliseconds. */
const GRACE = 10_000;

/**
 * On SIGTERM and SIGINT takes no new connection, lets running requests finish and exits with 0.
 * A second signal, or running requests that outlast the grace, cut the rest off: exit code 1.
 */
export function stopGracefully(server: Server): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    server.close(() => process.exit(0));
    // A connection kept alive turns idle only when its request is done.
    setInterval(() => server.closeIdleConnections(), 50);
    setTimeout(() => process.exit(1), GRACE);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
