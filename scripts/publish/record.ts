import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { ARCHIVE, JOURNAL, RELEASED } from "../../src/price-list/prices-folder.ts";
import type { Planned } from "../../src/desk/release/release.ts";
import { EDITED } from "../../src/desk/release/submission.ts";

type Recorded = "recorded" | "nothing new" | "no repository";

const run = promisify(execFile);

/** A hook or a signature that asks somebody must not hold up the next release. */
const GIT_MS = 30_000;

/** Of a release: whose it is, as git names people. */
export interface Commit {
  message: string;
  by: string;
  email: string;
}

/** What history says of a release: of one that takes another back, which. */
export function commitOf({ list, withdraws }: Planned, by: string, email: string): Commit {
  const instead = withdraws === undefined ? "" : ` вместо отозванного ${withdraws}`;
  return { message: `Прайс-лист ${list.meta.version}${instead}: ${by}`, by, email };
}

/**
 * A commit of a folder with prices in the git repository that it is in, with what one before it failed to take in;
 * nothing where it is in none. Throws what git says.
 */
export async function record(folder: string, { message, by, email }: Commit): Promise<Recorded> {
  const env = { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
  const git = (...args: string[]) => run("git", ["-C", folder, ...args], { env, timeout: GIT_MS });
  try {
    await git("rev-parse", "--is-inside-work-tree");
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    if (code === "ENOENT" || stderr?.includes("not a git repository")) return "no repository";
    throw error;
  }
  const files = [ARCHIVE, RELEASED, JOURNAL, ...EDITED].filter((name) => existsSync(join(folder, name)));
  await git("add", "--", ...files);
  if ((await git("status", "--porcelain", "--", ...files)).stdout === "") return "nothing new";
  const who = ["-c", `user.name=${by}`, "-c", `user.email=${email}`];
  await git(...who, "commit", "--quiet", "--message", message, "--", ...files);
  return "recorded";
}

/** The same; what git says against it goes to the log, for who runs the server. */
export function recordOrTell(folder: string, commit: Commit): Promise<Recorded | "refused"> {
  return record(folder, commit).catch(({ message }: Error) => {
    console.error(`It is not committed in git: ${message}`);
    return "refused";
  });
}
