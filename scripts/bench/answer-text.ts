import { JsonWriter } from "../../src/http/json/json-writer.ts";
import type { Engine } from "../../src/engine/create-engine.ts";
import type { Parameters } from "../../src/engine/request/request.ts";
import type { Target } from "./target.ts";
import { byTurns, medianRatio } from "./turns.ts";

/**
 * Request → JSON text of the whole answer, against writing the text of that same answer alone; and the bytes that the
 * server writes of it, against those of the same text.
 */
export function answerText(engine: Engine, requests: readonly Parameters[]): Target[] {
  const bodies = requests.map((parameters) => JSON.parse(JSON.stringify(engine.calculate(parameters).body)) as unknown);
  const { answer, text } = byTurns(
    {
      answer: { operation: (at) => JSON.stringify(engine.calculate(requests[at]!).body), perTurn: 40 },
      text: { operation: (at) => JSON.stringify(bodies[at]), perTurn: 40 },
    },
    requests.length,
    1200,
  );
  const encoder = new TextEncoder();
  const writer = new JsonWriter();
  const { own, plain } = byTurns(
    {
      own: { operation: (at) => writer.write(bodies[at]), perTurn: 40 },
      plain: { operation: (at) => encoder.encode(JSON.stringify(bodies[at])), perTurn: 40 },
    },
    requests.length,
    1200,
  );
  return [
    {
      id: "timesText",
      measured: medianRatio(answer, text),
      decimals: 2,
      bound: { atMost: 1.8 },
    },
    { id: "timesWriter", measured: medianRatio(plain, own), decimals: 1 },
  ];
}
