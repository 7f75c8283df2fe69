import { PlainError } from "../../plain-error.ts";
import { weight, type Weighed } from "./weight.ts";

export interface Budget extends Weighed {
  name: string;
  /** Bytes. */
  most: number;
}

/** All that stops a build by its weight: what buyers wait for, here and on dealers' pages. The rest `npm run bench` tells. */
export const BUDGETS = {
  firstView: {
    name: "the first view of the calculator",
    of: { firstViewOf: "site/index.html" },
    compressed: "brotli",
    most: 110_000,
  },
  engine: { name: "the engine", of: /^site\/_engine\/[^/]*\.js$/, compressed: "gzip", most: 32_000 },
  embed: { name: "the element, embed.js", of: /^site\/embed\.js$/, compressed: "gzip", most: 40_000 },
} as const satisfies Record<string, Budget>;

/** What each of the budgets has left of it in a folder of a product, a line each; an error names what is over its own, or is not there. */
export async function withinBudgets(
  folder: string,
  budgets: readonly Budget[] = Object.values(BUDGETS),
): Promise<string> {
  const lines: string[] = [];
  const faults: string[] = [];
  for (const { name, most, ...weighed } of budgets) {
    const weighs = await weight(folder, weighed);
    const line = `${name}: ${bytes(weighs)} by ${weighed.compressed} of at most ${bytes(most)}`;
    lines.push(line);
    if (weighs === 0) faults.push(`${name}: there is no such file`);
    else if (weighs > most) faults.push(`Too heavy is ${line}`);
  }
  if (faults.length > 0) throw new PlainError(faults.join("\n"));
  return lines.join("\n");
}

const bytes = (count: number): string => `${count.toLocaleString("en")} bytes`;
