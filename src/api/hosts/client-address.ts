/** Of this machine, of a network of one's own, of a container's: whoever asks from there is a proxy. */
const OWN_NETWORK =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd]|fe80:)/i;

/**
 * Whose request it is: the other end of the connection, or whom a proxy in one's own network names last in X-Forwarded-For.
 * What a client has written there itself stands before that, and is not believed. Behind a proxy that names nobody nobody
 * is known.
 */
export function clientAddress(peer: string | undefined, forwarded: string | null): string | undefined {
  const known = plain(peer ?? "");
  if (!OWN_NETWORK.test(known)) return known || undefined;
  const named = (forwarded ?? "").split(",").map(plain).filter(Boolean);
  return named.findLast((address) => !OWN_NETWORK.test(address)) ?? named[0];
}

/** An address of IPv4 that is written as one of IPv6 is of IPv4. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
