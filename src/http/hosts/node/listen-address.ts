/** The port of `npm start` when PORT names none. */
export const DEFAULT_PORT = 4321;

export interface ListenAddress {
  host: string;
  port: number;
}

/** Where to listen, from HOST and PORT; port 0 takes any free one. */
export function listenAddress(env: Readonly<Record<string, string | undefined>>): ListenAddress {
  const port = env["PORT"] || String(DEFAULT_PORT);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new RangeError(`PORT must be a whole number from 0 to 65535, found ${JSON.stringify(port)}`);
  }
  return { host: env["HOST"] || "127.0.0.1", port: Number(port) };
}
