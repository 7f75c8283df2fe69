import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PlainError } from "../../../scripts/plain-error.ts";
import { root } from "../../../scripts/root.ts";
import { Command } from "./command.ts";

export const home = join(root, ".build/answers");

export interface Revision {
  /** As it was asked for. */
  name: string;
  sha: string;
  /** Where everything that is made of it stands: its checkout, its prices, its product. */
  folder: string;
}

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();

export function revisionOf(name: string): Revision {
  try {
    const sha = git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`);
    return { name, sha, folder: join(home, sha) };
  } catch {
    throw new PlainError(
      `There is no revision ${name} here; a shallow clone gets its history by \`git fetch --unshallow\`.`,
    );
  }
}

/** Whether the working tree is that very revision, but for files that git does not know. */
export const isAsCommitted = ({ sha }: Revision): boolean => git("diff", "--name-only", sha) === "";

/** Checkouts that stay: each has packages of its own. */
const MOST_KEPT = 3;

/** Installed by its own `npm ci` in a worktree of its own, which stays: what a commit holds never changes. */
export async function installed({ sha, folder }: Revision): Promise<string> {
  const checkout = join(folder, "checkout");
  const done = join(folder, "installed");
  if (existsSync(done) && existsSync(join(checkout, "package.json"))) {
    utimesSync(done, new Date(), new Date());
    return checkout;
  }
  forgetOthers();
  rmSync(folder, { recursive: true, force: true });
  // Git remembers worktrees whose folders are gone.
  git("worktree", "prune");
  await mkdir(folder, { recursive: true });
  git("worktree", "add", "--detach", checkout, sha);
  await Command.run(checkout, "npm", ["ci"]);
  writeFileSync(done, "");
  return checkout;
}

/** Makes room for one more, of those that were used last. */
function forgetOthers(): void {
  const dones = readdirSync(home).map((name) => join(home, name, "installed"));
  const used = dones.filter((done) => existsSync(done)).sort((one, other) => lastUse(other) - lastUse(one));
  for (const done of used.slice(MOST_KEPT - 1)) rmSync(dirname(done), { recursive: true, force: true });
}

const lastUse = (done: string): number => statSync(done).mtimeMs;
