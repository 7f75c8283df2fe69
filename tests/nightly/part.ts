import { spawnSync } from "node:child_process";
import { describe } from "vitest";
import { npx } from "./npx.ts";

/** A part of the night's run; where the machine lacks what it needs, it is skipped under a name that says so. */
export function part(name: string, lack: string | undefined, tests: () => void): void {
  if (lack === undefined) return void describe(name, tests);
  const told = `not run: ${name}: ${lack}`;
  console.warn(told);
  describe.skip(told, tests);
}

/** Why npx does not bring packages with these versions; nothing where it does. */
export async function lackOfPackages(...packages: string[]): Promise<string | undefined> {
  const wanted = packages.flatMap((one) => ["--package", one]);
  const { code, stderr } = await npx([...wanted, "--call", "node --version"]);
  return code === 0 ? undefined : `npx does not bring ${packages.join(", ")} (${stderr.trim().split("\n", 1)[0]})`;
}

/** Servers are found where the system keeps them, too, and programs with windows need no screen. */
export const withSystem = {
  ...process.env,
  PATH: `${process.env["PATH"]}:/usr/sbin`,
  LC_ALL: "C.UTF-8",
  QT_QPA_PLATFORM: "offscreen",
};

/** The same of a program that is to be on the machine. */
export function lackOfProgram(program: string, option: string): string | undefined {
  return spawnSync(program, [option], { env: withSystem }).status === 0
    ? undefined
    : `there is no ${program} on this machine`;
}
