import { localhostAllowedHostnames } from "@modelcontextprotocol/server";

/**
 * Whether a page of this origin may call; a client without one is no browser and always may.
 *
 * MCP wants the Origin checked against DNS rebinding: a page gives its own name this server's address, so that the
 * browser takes the server for a part of the page. Then the Origin and the host are one name, and not one that the
 * server goes by. Pages of other hosts are welcome: the service is public, has no keys, no cookies and no state, and its
 * CORS is open. An address in place of a name cannot be rebound.
 */
export function isAllowedOrigin(origin: string | null, host: string, ownHost: string): boolean {
  if (origin === null || origin === "null") return true;
  if (!/^[a-z][a-z\d+.-]*:\/\/[^\s/?#@]+$/i.test(origin) || !URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname !== host || isOwn(hostname, ownHost);
}

function isOwn(hostname: string, ownHost: string): boolean {
  const isAddress = /^(\[.*\]|[\d.]+)$/.test(hostname);
  return isAddress || hostname === ownHost || localhostAllowedHostnames().includes(hostname);
}
