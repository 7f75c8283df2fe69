import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A commit of files of a folder in the git repository that it is in; nothing where it is in none. Throws what git says. */
export async function record(
  folder: string,
  files: readonly string[],
  { message, by, email }: { message: string; by: string; email: string },
): Promise<"recorded" | "no repository"> {
  const git = (...args: string[]) => run("git", ["-C", folder, ...args]);
  const isInside = await git("rev-parse", "--is-inside-work-tree").then(
    ({ stdout }) => stdout.trim() === "true",
    () => false,
  );
  if (!isInside) return "no repository";
  await git("add", "--", ...files);
  const who = ["-c", `user.name=${by}`, "-c", `user.email=${email}`];
  await git(...who, "commit", "--quiet", "--message", message, "--", ...files);
  return "recorded";
}
