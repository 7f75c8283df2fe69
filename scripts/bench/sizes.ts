import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildHost, HOST_BUDGETS, HOST_NAMES } from "../build/hosts.ts";
import { loadData } from "../build/load-data.ts";
import { BUDGETS, type Sizes } from "../build/size/size-budget.ts";
import { readStamp } from "../build/place/stamp.ts";
import type { Target } from "./target.ts";

/** What every bundle of the product in `dist` weighs, as its build measured it, and every host's function made out of it. */
export async function sizes(dist: string, prices: string): Promise<Target[]> {
  const { siteUrl, leadEndpoint } = (await readStamp(dist))!;
  const data = loadData(prices, { baseUrl: siteUrl, leadEndpoint: leadEndpoint ?? undefined });
  const measured: Sizes = JSON.parse(await readFile(join(dist, "sizes.json"), "utf8")) as Sizes;
  const aside = await mkdtemp(join(tmpdir(), "hangar-hosts-"));
  try {
    for (const host of HOST_NAMES) measured[host] = await buildHost(host, dist, join(aside, host), data);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  const budgets = { ...BUDGETS, ...HOST_BUDGETS };
  return (Object.keys(budgets) as (keyof typeof budgets)[]).map((id) => ({
    id,
    measured: measured[id]!,
    decimals: 0,
    bound: { atMost: budgets[id].most },
  }));
}
