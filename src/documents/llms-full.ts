import type { SitePage } from "./site-page.ts";
import { LANGS, type Lang } from "../text/lang.ts";

/** Pages for the manufacturer's manager and for whoever runs the service; who asks for a price does well without. */
export const OF_OPERATORS =
  "self-hosting|hosting|price-list-for-manager|lead-endpoint|personal-data|decisions|measurements";

/** The summary for language models and after it the documentation for callers, in its own order and in its language. */
export function llmsFull(llmsTxt: string, pages: readonly SitePage[], lang: Lang = LANGS[0]): string {
  const docs = lang === LANGS[0] ? "/docs/" : `/${lang}/docs/`;
  const beyond = new RegExp(`^${docs}(${OF_OPERATORS})/$`);
  const documentation = pages.filter(({ path }) => path.startsWith(docs) && !beyond.test(path));
  return (
    [llmsTxt, ...documentation.map(({ markdown }) => markdown)].map((text) => text.trim()).join("\n\n---\n\n") + "\n"
  );
}
