import { HASHED_FOLDERS } from "../../site/file-headers.ts";
import type { HostOutput } from "../host-output.ts";
import { headersFile } from "../headers-file.ts";

/** Workers with static assets: `npx wrangler deploy` in this folder. */
export async function cloudflare(output: HostOutput): Promise<void> {
  const settings = {
    name: "hangar-calculator",
    main: "worker/worker.js",
    compatibility_date: "2026-07-01",
    // The files are deployed as they are: the engine's is the one that pages load.
    no_bundle: true,
    find_additional_modules: true,
    base_dir: "worker",
    rules: [{ type: "ESModule", globs: ["**/*.js"] }],
    assets: {
      directory: "site",
      binding: "ASSETS",
      html_handling: "none",
      not_found_handling: "none",
      run_worker_first: workerFirst(output.addresses),
    },
  };
  await output.write("wrangler.json", `${JSON.stringify(settings, null, 2)}\n`);
  await output.copySite("site");
  await output.write("site/_headers", headersFile(output.secured));
  await output.copySite("worker/site", { wanted: (file) => output.shared.has(file) });
  await output.copyFunction("worker/function");
  await output.bundle("cloudflare/worker.ts", "worker/worker.js", ["workerd"]);
}

/**
 * Patterns of all addresses with a file but those of hashed ones, which are served at once. An address without a file
 * comes to the worker anyway: by a pattern with `!` a missing hashed file would be said to be missing for a year.
 */
function workerFirst(addresses: ReadonlySet<string>): string[] {
  const tops = [...addresses].map((address) => /^\/[^/]*(\/|$)/.exec(address)![0]);
  const hashed: string[] = HASHED_FOLDERS.map((folder) => `/${folder}/`);
  const wanted = [...new Set(tops)].filter((top) => !hashed.includes(top));
  return wanted.map((top) => (top.length > 1 && top.endsWith("/") ? `${top}*` : top));
}
