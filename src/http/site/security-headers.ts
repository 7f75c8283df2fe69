export interface SecuredSite {
  /** Whether visitors reach it over HTTPS. */
  https: boolean;
  /** Where the quote request form posts to, if anywhere: the one other host that a page may speak with. */
  leadEndpoint: string | undefined;
}

/** The search of the documentation runs as WebAssembly, in a worker where there are workers. */
const SEARCHABLE = /^\/((en\/)?docs|pagefind)\//;

/** Nothing is allowed but files of this site: no inline script or style, no frame, no other host but the endpoint's. */
function contentSecurityPolicy({ leadEndpoint }: SecuredSite, pathname: string): string {
  const endpoint = leadEndpoint === undefined ? "" : ` ${new URL(leadEndpoint).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self'${SEARCHABLE.test(pathname) ? " 'wasm-unsafe-eval'" : ""}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${endpoint}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A year, in seconds. */
const HSTS_MAX_AGE = 31_536_000;

/** Of every answer of a site that is reached over HTTPS: browsers ignore it over HTTP, where it would only mislead. */
export const STRICT_TRANSPORT = `max-age=${HSTS_MAX_AGE}`;

export const isHttps = (baseUrl: string): boolean => baseUrl.startsWith("https:");

/** The security headers of a file of the static site, whatever host serves it. */
export function securityHeaders(site: SecuredSite, pathname: string): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(site, pathname),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(site.https && { "Strict-Transport-Security": STRICT_TRANSPORT }),
  };
}
