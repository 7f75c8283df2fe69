import type { SitePage } from "./site-page.ts";

/** The summary for language models and after it the whole documentation, in its own order and its first language. */
export function llmsFull(llmsTxt: string, pages: readonly SitePage[]): string {
  const documentation = pages.filter(({ path }) => path.startsWith("/docs/"));
  return (
    [llmsTxt, ...documentation.map(({ markdown }) => markdown)].map((text) => text.trim()).join("\n\n---\n\n") + "\n"
  );
}
