import { join } from "node:path";
import { PROBED, withServer } from "./processes.ts";
import type { RowId } from "../../../src/docs/bench/bench-rows.ts";
import type { Target } from "../target.ts";
import { median } from "../turns.ts";

const ROUNDS = 25;

const LARGEST = {
  ...{ roof: "dvuhskat", width: "18", length: "200", gates: "6", doors: "4", windows: "20" },
  ...{ wall_progony: "1", panels: "1", piles: "1" },
};
const QUERY = new URLSearchParams(LARGEST).toString();
const WISH = "двускатный ангар 18 на 60 с утеплением, двое ворот и шесть окон, монтаж под ключ. ".repeat(24);

const posted = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
  body: JSON.stringify(body),
});
const called = (name: string, given: object) =>
  posted({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } });

/** The heaviest request of each kind; none repeats what the server may remember. */
const REQUESTS: Partial<Record<RowId, (at: number) => [path: string, init?: RequestInit]>> = {
  blockPage: () => ["/"],
  blockCalc: (at) => [`/v1/calc?${QUERY}&utm_term=${at}`],
  blockBatch: () => ["/v1/calc/batch", posted({ items: Array.from({ length: 100 }, () => LARGEST) })],
  blockSearch: (at) => [`/v1/search?budget=${1_000_000_000 - at}&limit=50&montazh=1&panels=1`],
  blockWish: () => ["/v1/understand", posted({ text: WISH })],
  blockMcp: () => ["/mcp", called("find_hangars", { budget: 1_000_000_000, limit: 50 })],
  ...Object.fromEntries(
    ["Csv", "Xlsx", "Svg", "Dxf", "Glb", "Ifc", "Png"].map((format) => [
      `block${format}`,
      (at: number) => [`/v1/calc.${format.toLowerCase()}?${QUERY}&utm_term=${at}`],
    ]),
  ),
};

/** For how long at once the loop of the built server works and hears nobody, for one request: the median of many. */
export function blocks(dist: string): Promise<Target[]> {
  return withServer([...PROBED, join(dist, "server.js")], async ({ url, block }) => {
    const rows: Target[] = [];
    for (const [id, request] of Object.entries(REQUESTS)) {
      const longest: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const [path, init] = request(round);
        await block();
        const response = await fetch(url + path, { redirect: "manual", ...init });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        longest.push(await block());
      }
      // The first few only warm up.
      rows.push({ id: id as RowId, measured: median(longest.slice(5)), decimals: 1 });
    }
    return rows;
  });
}
