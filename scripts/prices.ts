import { runScript } from "./plain-error.ts";
import { pricesCommand } from "./prices/command.ts";

/*
 * npm run prices -- check | verify | diff <old> | export <file.xlsx> | import <file.xlsx> | release <date> [--yes] | withdraw
 *
 * The manager's tool, so it speaks Russian. It exits with 1 when the list or what was asked cannot be taken, and has
 * changed nothing then.
 */
await runScript(() => pricesCommand(process.argv.slice(2), console.log));
