/** Addresses of a site's files, given by their paths from its folder; a page also has that of its folder. */
export function siteAddresses(files: Iterable<string>): Set<string> {
  const addresses = [...files].map((file) => `/${file.replaceAll("\\", "/")}`);
  const pages = addresses.filter((address) => address.endsWith("/index.html"));
  return new Set([...addresses, ...pages.map((address) => address.replace(/index\.html$/, ""))]);
}
