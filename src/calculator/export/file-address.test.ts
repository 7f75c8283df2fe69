import { expect, test } from "vitest";
import { ask } from "../../../tests/support/api.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { exampleAnswer } from "../../documents/examples/example-calls.ts";
import { writeCalculation } from "../../formats/write-calculation.ts";
import { fileAddress } from "./file-address.ts";
import { FILES } from "./files.ts";

const body = exampleAnswer(engine);
const layout = engine.layoutOf(new URL(body.calculator_link).searchParams)!;

test.each([...FILES.map(({ format }) => format), "xlsx"] as const)(
  "the service has the very %s of the page",
  async (format) => {
    const response = await ask(fileAddress(body, format)!);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; /);
    const made = await writeCalculation[format]({ body, layout, dialect: "ru", turn: () => Promise.resolve() });
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(made))).toBe(true);
  },
);
