import { parseArgs } from "node:util";
import { freePort } from "../tests/support/free-port.ts";
import makeProduct from "../tests/support/product.ts";
import { PlainError, runScript } from "./plain-error.ts";
import { Client } from "./soak/client.ts";
import { ServerInTurns } from "./soak/server-in-turns.ts";

/*
 * npm run soak [-- --seconds <number> --seed <number>]
 *
 * Keeps the built server under load while it is killed or told to stop and started again, over and over: a request may
 * stay without an answer then, but no answer may differ by a byte from the one expected.
 */
const CLIENTS = 24;

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "180" }, seed: { type: "string" } },
});

await runScript(async () => {
  const seconds = Number(values.seconds);
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
  if (!(seconds > 0) || !Number.isSafeInteger(seed)) throw new PlainError("--seconds and --seed must be numbers");
  console.log(`${seconds} s; the same requests again: npm run soak -- --seconds ${seconds} --seed ${seed}`);

  await makeProduct();
  const { expectedAnswers } = await import("./soak/expected-answers.ts");
  const expected = await expectedAnswers(seed);
  const server = new ServerInTurns(await freePort());
  const clients = Array.from({ length: CLIENTS }, (_, at) => new Client(server.url, expected, at));
  await server.start();
  const running = clients.map((client) => client.run());

  const end = Date.now() + seconds * 1000;
  const problems: string[] = [];
  try {
    while (Date.now() < end && clients.every(({ wrong }) => wrong === undefined)) {
      await server.runAWhile();
      const problem = await server.endAndStartAgain();
      if (problem !== undefined) problems.push(problem);
    }
  } finally {
    for (const client of clients) client.stop();
    await Promise.all(running);
    await server.end();
  }

  const sum = (count: (client: Client) => number) => clients.reduce((total, client) => total + count(client), 0);
  problems.push(...clients.flatMap(({ wrong }) => wrong ?? []));
  const answered = sum((client) => client.answered);
  if (answered === 0) problems.push("Nothing was answered at all");
  if (problems.length > 0) throw new PlainError(problems.join("\n\n"));
  console.log(
    `${answered} answers, each as expected; ${sum((client) => client.unanswered)} requests without one; ` +
      `${server.kills} kills and ${server.stops} stops`,
  );
});
