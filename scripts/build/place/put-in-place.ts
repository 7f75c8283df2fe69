import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { PlainError } from "../../plain-error.ts";

/*
 * `out` is a link to a product in a folder of its own: a build puts another one in its place in one step, and a server
 * keeps reading the one that it started with.
 */

/** An empty folder for a product that will stand in `out`; an error where something else stands there. */
export async function newProduct(out: string): Promise<string> {
  const stands = await lstat(out).catch(() => undefined);
  const isOurs = stands?.isDirectory() && (existsSync(join(out, "build.json")) || (await readdir(out)).length === 0);
  if (stands && !stands.isSymbolicLink() && !isOurs) {
    throw new PlainError(`${out} is no build: it would be replaced. Name another --out, or move away what is there`);
  }
  // Beside `out`, so that the link stays right when both are moved.
  const name = `${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
  const product = join(dirname(out), ".build", basename(out), name);
  await mkdir(product, { recursive: true });
  return product;
}

/**
 * Makes `out` a link to `product`. The one that it replaces stays, as somebody may be starting from it; older ones go,
 * and where one cannot, that is printed: the new one stands already.
 */
export async function putInPlace(product: string, out: string, remove = removed): Promise<void> {
  const products = dirname(product);
  const link = `${product}.link`;
  await symlink(relative(dirname(out), product), link, "junction");
  const replaced = await makeWay(out, `${product}.before`);
  await rename(link, out);
  for (const name of await readdir(products)) {
    if (name === basename(product) || name === replaced) continue;
    await remove(join(products, name)).catch(console.warn);
  }
}

const removed = (path: string): Promise<void> => rm(path, { recursive: true });

/** The name of the product that stands in `out`. A folder, as builds once were, has to go `aside` first: no link replaces it. */
async function makeWay(out: string, aside: string): Promise<string | undefined> {
  const stands = await lstat(out).catch(() => undefined);
  if (!stands?.isDirectory()) return stands && basename(await readlink(out));
  await rename(out, aside);
  return basename(aside);
}
