import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { prefersMarkdown } from "../accept.ts";
import { MARKDOWN_TYPE, twinPath } from "../markdown-twin.ts";
import { entity, entityReply } from "../replies.ts";
import { compress } from "./compress.ts";

/** The Markdown twins of a built site's pages, read once. */
export interface MarkdownTwins {
  /** Whether the page of this address has a twin, so that the answer depends on `Accept`. */
  has(page: string): boolean;
  /** What a GET or HEAD is answered that names a twin, or asks for a page in Markdown; nothing for all others. */
  answer(request: Request): Promise<Response | undefined>;
}

export function markdownTwins(dir: string): MarkdownTwins {
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"));
  const twins = new Map(
    files.map((file) => [
      `/${file.replaceAll(sep, "/")}`,
      entity(readFileSync(join(dir, file), "utf8"), MARKDOWN_TYPE),
    ]),
  );
  const has = (page: string): boolean => twins.has(twinPath(page) ?? "");

  return {
    has,
    async answer(request) {
      const { pathname } = new URL(request.url);
      const direct = twins.get(pathname);
      if (direct) return compress(request, entityReply(request, direct));
      if (!has(pathname) || !prefersMarkdown(request.headers.get("accept"))) return undefined;
      const path = twinPath(pathname)!;
      const reply = entityReply(request, twins.get(path)!);
      reply.headers.set("Content-Location", path);
      reply.headers.set("Vary", "Accept");
      return compress(request, reply);
    },
  };
}
