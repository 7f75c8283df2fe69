import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { keepHostLinks } from "../../../scripts/build/place/keep-host-links.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

const STATE = "hosts/netlify/.netlify/state.json";

let folder: string;
let out: string;
temporaryFolder((made) => {
  folder = made;
  out = join(folder, "dist");
});

/** A build for some hosts, put in the place of the last one. */
async function build(...hosts: string[]): Promise<void> {
  const dist = join(folder, "new");
  for (const host of ["", ...hosts]) mkdirSync(join(dist, "hosts", host), { recursive: true });
  await keepHostLinks(out, dist);
  rmSync(out, { recursive: true, force: true });
  renameSync(dist, out);
}

function link(path: string, site: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), site);
}

test("the site that a host's tool has made is known to the next build, even after one for another host", async () => {
  await build("netlify", "vercel");
  link(STATE, "site 1");
  link("hosts/vercel/.vercel/project.json", "project 1");
  await build("netlify");
  expect(readFileSync(join(out, STATE), "utf8")).toBe("site 1");
  await build();
  expect(existsSync(join(out, "hosts/netlify"))).toBe(false);
  await build("netlify", "vercel");
  expect(readFileSync(join(out, STATE), "utf8")).toBe("site 1");
  expect(readFileSync(join(out, "hosts/vercel/.vercel/project.json"), "utf8")).toBe("project 1");
});

test("another site takes the place of the first", async () => {
  await build("netlify");
  link(STATE, "site 1");
  await build("netlify");
  link(STATE, "site 2");
  await build("netlify");
  expect(readFileSync(join(out, STATE), "utf8")).toBe("site 2");
});

test("without a site there is nothing to keep", async () => {
  await build("netlify");
  await build("netlify");
  expect(existsSync(join(out, STATE))).toBe(false);
  expect(existsSync(join(out, "host-links"))).toBe(false);
});
