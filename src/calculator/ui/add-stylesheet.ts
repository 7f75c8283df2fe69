/**
 * Puts a stylesheet into the page, once, and resolves when it holds. Styles that a part imports itself are of the page's
 * first view, whenever the part is loaded.
 */
export function addStylesheet(href: string): Promise<void> {
  const known = added.get(href);
  if (known) return known;
  const one = new Promise<void>((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      // The next one who wants it tries again.
      link.remove();
      added.delete(href);
      reject(new Error(`no ${href}`));
    };
    document.head.append(link);
  });
  added.set(href, one);
  return one;
}

const added = new Map<string, Promise<void>>();
