/** What the person at the keyboard can mend: scripts print its message alone and exit with 1. */
export class PlainError extends Error {}

/** Runs a script's whole work; anything but a PlainError is shown with its stack. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  }
}
