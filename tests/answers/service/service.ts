import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Command } from "./command.ts";

/** Of both services, so that what they answer links to the same. */
const SITE_URL = "https://hangars.example";

/** A build comes before the first answer, milliseconds. */
const LONGEST_START = 600_000;

/** A checkout, built over its own example prices and started by its own commands. */
export interface Service {
  /** Where it listens. */
  url: string;
  /** The folder of its build. */
  product: string;
  stop(): Promise<void>;
}

/** `folder` is where its prices and its build stand; prices are made first. */
export async function startService(
  checkout: string,
  folder: string,
  env: Record<string, string> = {},
): Promise<Service> {
  const [prices, product] = [join(folder, "prices"), join(folder, "product")];
  const args = ["start", "--", "--prices", prices, "--out", product];
  const command = new Command(checkout, "npm", args, { ...env, SITE_URL, HOST: "127.0.0.1", PORT: "0" });
  const latest = Date.now() + LONGEST_START;
  for (;;) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(command.output)?.[0];
    if (url !== undefined && (await isWell(url))) return { url, product, stop: () => command.stop() };
    if (!command.isRunning || Date.now() > latest) {
      await command.stop();
      throw command.failure();
    }
    await setTimeout(200);
  }
}

const isWell = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
