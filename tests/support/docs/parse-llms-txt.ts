/** llms.txt by the grammar of https://llmstxt.org, "Format". */
export interface LlmsTxt {
  title: string;
  summary: string;
  /** Everything between the summary and the first list of links. */
  details: string;
  sections: { name: string; links: { name: string; url: string; notes?: string }[] }[];
}

const LINK = /^- \[(?<name>[^\]]+)\]\((?<url>[^\s()]+)\)(?:: (?<notes>\S.*))?$/;

/**
 * Stricter than the proposal, which only asks for the title: everything that it names must be there, in its order and
 * in no other form. Throws an error that names the first fault.
 */
export function parseLlmsTxt(text: string): LlmsTxt {
  const [head = "", ...lists] = withoutCode(text.replace(/^\uFEFF/, "")).split(/^## /m);
  const [, title, summary, details] = /^# (\S.*)\n\n((?:> .*\n)+)\n([^]*)$/.exec(head) ?? [];
  if (title === undefined) throw new Error("not a title and then a quotation");
  const heading = /^(#{1,6} .*|.+\n(=+|-+))$/m.exec(details!);
  if (heading) throw new Error(`a heading among the details: ${heading[0]}`);
  return {
    title,
    summary: summary!.replace(/^> /gm, "").trim(),
    details: details!.trim(),
    sections: lists.map(section),
  };
}

function section(text: string): LlmsTxt["sections"][number] {
  const [name = "", ...lines] = text.trim().split("\n");
  const links = lines.filter((line) => line !== "").map(link);
  if (links.length === 0) throw new Error(`no link under "${name}"`);
  return { name, links };
}

function link(line: string): LlmsTxt["sections"][number]["links"][number] {
  const { name, url, notes } = LINK.exec(line)?.groups ?? {};
  if (name === undefined || url === undefined || !URL.canParse(url)) throw new Error(`not a link: ${line}`);
  return { name, url, ...(notes !== undefined && { notes }) };
}

/** Blocks of code without their text: a "#" there is no heading. */
function withoutCode(text: string): string {
  return text.replace(/^```.*?^```$/gms, "```");
}
