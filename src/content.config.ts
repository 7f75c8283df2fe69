import { docsLoader, i18nLoader } from "@astrojs/starlight/loaders";
import { docsSchema, i18nSchema } from "@astrojs/starlight/schema";
import { defineCollection } from "astro:content";

const EXTENSION = /\.mdx?$/;

/** `limits.mdx` is the page `/docs/limits/`, `en/limits.mdx` is `/en/docs/limits/`. */
function generateId({ entry }: { entry: string }): string {
  const [, locale = "", name] = /^(en\/)?(.*)$/.exec(entry.replace(EXTENSION, ""))!;
  return name === "index" ? `${locale}docs` : `${locale}docs/${name}`;
}

export const collections = {
  docs: defineCollection({ loader: docsLoader({ generateId }), schema: docsSchema() }),
  // What the theme does not say by itself: what is missing in English it would say in Russian.
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema() }),
};
