import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Prices } from "../../src/price-proof/load-prices.ts";
import { createEngine } from "../../src/engine/create-engine.ts";
import { roubles } from "../../src/text/format.ts";
import { referenceHangars } from "../../src/desk/review/reference-totals.ts";

/** A product that takes longer to start and to answer all that it is asked hangs, milliseconds. */
export const PROOF_MS = 60_000;

/** Starts a product's server aside and asks it for the reference hangars of its prices; throws what is not as it should be. */
export async function proveProduct(product: string, { priceList, manufacturer }: Prices): Promise<void> {
  const { DESK_TOKEN: _, ...env } = process.env;
  const server = spawn(process.execPath, [join(product, "server.js")], {
    env: { ...env, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const late = new AbortController();
  const limit = setTimeout(() => late.abort(new Error("новый сайт не ответил за минуту")), PROOF_MS);
  try {
    const url = await addressOf(server, late.signal);
    const { calculate } = createEngine({ priceList, manufacturer, baseUrl: "" });
    for (const path of ["/", "/healthz", "/docs/", "/prices.json"]) await textOf(url + path, late.signal);
    for (const hangar of referenceHangars(priceList)) {
      const query = new URLSearchParams(Object.entries(hangar).map(([name, value]) => [name, String(value)]));
      const expected = calculate(query);
      if (expected.status === 400) throw new Error(`нет цены на ${query}`);
      const { result } = JSON.parse(await textOf(`${url}/v1/calc?${query}`, late.signal)) as {
        result: { total_with_vat: number };
      };
      const { total_with_vat } = expected.body.result;
      if (result.total_with_vat !== total_with_vat) {
        throw new Error(
          `новый сайт считает ${query} за ${roubles(result.total_with_vat)}, а по прайс-листу это ${roubles(total_with_vat)}`,
        );
      }
    }
  } finally {
    clearTimeout(limit);
    server.kill("SIGKILL");
  }
}

async function addressOf(server: ReturnType<typeof spawn>, late: AbortSignal): Promise<string> {
  let output = "";
  const ended = once(server, "exit").then(() => {
    throw new Error(`новый сайт не запускается: ${output.trim()}`);
  });
  const listening = new Promise<string>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk;
      const [, url] = /Listening on (http:\S+)\//.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    };
    server.stdout!.on("data", read);
    server.stderr!.on("data", read);
  });
  ended.catch(() => undefined);
  const isLate = once(late, "abort").then(() => {
    throw late.reason;
  });
  isLate.catch(() => undefined);
  return Promise.race([listening, ended, isLate]);
}

async function textOf(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`новый сайт отвечает ${response.status} на ${new URL(url).pathname}`);
  return text;
}
