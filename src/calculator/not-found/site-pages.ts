/** Paths of the pages in search, by the site's own map; none when it cannot be had. */
export async function sitePages(): Promise<string[]> {
  const addresses = async (path: string): Promise<string[]> => {
    const text = await (await fetch(path)).text();
    const map = new DOMParser().parseFromString(text, "text/xml");
    return [...map.querySelectorAll("loc")].map((loc) => new URL(loc.textContent).pathname);
  };
  try {
    const maps = await addresses("/sitemap-index.xml");
    return (await Promise.all(maps.map(addresses))).flat();
  } catch {
    return [];
  }
}
