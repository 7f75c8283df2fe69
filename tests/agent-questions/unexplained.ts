import { shownCalls } from "../support/docs/llms-txt-calls.ts";
import type { Call } from "./questions.ts";

/** The ways to write a call, by what it looks like. */
const STYLES: readonly [style: string, looks: RegExp][] = [
  ["query string", /^GET \/v1\/calc\?/],
  ["path with hyphens", /^GET \/v1\/calc\/(?!id\/)[^?=]+\/[^/?=]+-[^/?=]+$/],
  ["path with commas", /^GET \/v1\/calc\/(?!id\/)[^?]+\/[^/?]+=[^/?]+$/],
  ["id", /^GET \/v1\/calc\/id\/[^/]+$/],
  ["search", /^GET \/v1\/search\?/],
  ["words", /^GET \/v1\/understand\?/],
  ["JSON body", /^POST \/v1\/calc$/],
];

const styleOf = (method: string, path: string): string | undefined =>
  STYLES.find(([, looks]) => looks.test(`${method} ${path}`))?.[0];

/** The parameters of a call by name, as texts. */
export function parametersOf({ path, body }: Call): [name: string, value: string][] {
  if (body !== undefined) return Object.entries(JSON.parse(body) as object).map(([name, value]) => [name, `${value}`]);
  const { pathname, searchParams } = new URL(path, "http://localhost");
  if (!/^\/v1\/calc\/(?!id\/)/.test(pathname)) return [...searchParams];
  const [roof, width, length, height, options = ""] = pathname.split("/").slice(3);
  const words = options.split(/[-=,]/);
  const pairs = words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]] as [string, string]] : []));
  return [["roof", roof!], ["width", width!], ["length", length!], ["height", height!], ...pairs];
}

/** What of a call a reader of a reference, in either language, could not know: the style, a name, a value. Sizes are looked up if `standard`. */
export function unexplained(call: Call, llmsTxt: string, standard: boolean): string[] {
  const style = styleOf(call.method, call.path);
  const shown = shownCalls(llmsTxt).map(({ method, url }) => {
    const { pathname, search } = new URL(url);
    return styleOf(method, pathname + search);
  });
  const parameters = parametersOf(call);
  const roof = parameters.find(([name]) => name === "roof")?.[1];

  return [
    ...(style !== undefined && shown.includes(style) ? [] : [`the style of ${call.method} ${call.path}`]),
    ...parameters.flatMap(([name, value]) => [
      ...(llmsTxt.includes(`\`${name}\``) ? [] : [name]),
      ...(isExplained(name, value) ? [] : [`${name}=${value}`]),
    ]),
  ];

  function isExplained(name: string, value: string): boolean {
    // The user's own words.
    if (name === "text") return true;
    if (name === "roof") return sizesOf("width").length > 0;
    if (name === "width" || name === "height") {
      return !standard || sizesOf(name).includes(Number(value) >= 1000 ? Number(value) / 1000 : Number(value));
    }
    if (/^(\d+|true|false)$/.test(value)) return true;
    return llmsTxt.includes(`(${value})`) || new RegExp(`\`${name}\`[^;]*\\b${value}\\b`).test(llmsTxt);
  }

  /** In Russian they stand in a line of the roof, in English in that of the parameter. */
  function sizesOf(name: "width" | "height"): number[] {
    const label = name === "width" ? "ширина" : "высота";
    const russian = new RegExp(`^- \`${roof}\` .*?${label} ([^;]+)`, "m").exec(llmsTxt);
    const listed = russian ?? new RegExp(`^- \`${name}\`: .*?[ ;]${roof}: ([^;(]+)`, "m").exec(llmsTxt);
    return listed?.[1]?.split(", ").map(parseFloat) ?? [];
  }
}
