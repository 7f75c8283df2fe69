/** Of this machine, of a network of one's own, of a container's: whoever asks from there is a proxy. */
const OWN_NETWORK =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd]|fe80:)/i;

/**
 * Whose request it is: the other end of the connection, or whom a proxy in one's own network names last in X-Forwarded-For.
 * What a client has written there itself stands before that, and is not believed. Behind a proxy that names nobody, or
 * what is no address, nobody is known.
 */
export function clientAddress(peer: string | undefined, forwarded: string | null): string | undefined {
  const known = plain(peer ?? "");
  if (!OWN_NETWORK.test(known)) return known || undefined;
  const named = (forwarded ?? "").split(",").map(plain).filter(Boolean);
  const last = named.findLast((address) => !OWN_NETWORK.test(address)) ?? named[0];
  return last !== undefined && isAddress(last) ? last : undefined;
}

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const IPV6 = /^[0-9a-f:.]+(%.*)?$/i;

/** IPv6 as the URL standard reads it. */
const isAddress = (text: string): boolean =>
  IPV4.test(text) || (IPV6.test(text) && URL.canParse(`http://[${text.split("%")[0]}]/`));

/** Without the port that some proxies add. An address of IPv4 that is written as one of IPv6 is of IPv4. */
const plain = (address: string): string =>
  address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
