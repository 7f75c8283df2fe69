import { engine } from "./example-engine.ts";
import { HttpError } from "../../src/http/errors.ts";

/** `details` of the error that a function of the API throws. */
export function thrownDetails(act: () => unknown): string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof HttpError) return error.body(engine).error.details;
    throw error;
  }
  throw new Error("nothing was thrown");
}
