import type { Engine } from "../../../src/engine/create-engine.ts";
import { PlainError } from "../../plain-error.ts";
import { queryOf } from "../../../tests/support/arbitraries.ts";

/** What a server answers with. */
export interface TypicalAnswer {
  headers: Record<string, string>;
  bytes: number;
}

/** What Node adds to every answer of its own accord. */
const OF_NODE = ["connection", "date", "keep-alive"];

/**
 * The answer of about the mean length among those to some targets, after a look that each is, byte for byte, what the
 * engine gives.
 */
export async function typicalAnswer(url: string, engine: Engine, targets: readonly string[]): Promise<TypicalAnswer> {
  const answers: TypicalAnswer[] = [];
  for (const target of targets) {
    const response = await fetch(url + target, { headers: { "accept-encoding": "identity" } });
    const text = await response.text();
    const { status, body } = engine.calculate(queryOf(url + target));
    if (response.status !== status || text !== JSON.stringify(body)) {
      throw new PlainError(`The server does not answer as the engine does: ${target}`);
    }
    const headers = [...response.headers].filter(([name]) => !OF_NODE.includes(name));
    answers.push({ headers: Object.fromEntries(headers), bytes: Buffer.byteLength(text) });
  }
  return ofMeanLength(answers);
}

/** The one whose length is nearest to the mean. */
export function ofMeanLength<Answer extends { bytes: number }>(answers: readonly Answer[]): Answer {
  const mean = answers.reduce((sum, { bytes }) => sum + bytes, 0) / answers.length;
  const off = ({ bytes }: Answer): number => Math.abs(bytes - mean);
  return answers.reduce((best, one) => (off(one) < off(best) ? one : best));
}
