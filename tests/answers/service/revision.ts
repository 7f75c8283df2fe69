import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
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

/** Installed by its own `npm ci` in a worktree of its own, which stays: what a commit holds never changes. */
export async function installed({ sha, folder }: Revision): Promise<string> {
  const checkout = join(folder, "checkout");
  const done = join(folder, "installed");
  if (existsSync(done) && existsSync(join(checkout, "package.json"))) return checkout;
  rmSync(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Git remembers worktrees whose folders are gone.
  git("worktree", "prune");
  git("worktree", "add", "--detach", checkout, sha);
  await Command.run(checkout, "npm", ["ci"]);
  writeFileSync(done, "");
  return checkout;
}
