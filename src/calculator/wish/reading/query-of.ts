import type { Values } from "./answers.ts";

/** Parameters of a wish as the query of one of the pages. */
export const queryOf = (parameters: Values): string =>
  String(
    new URLSearchParams(
      Object.entries(parameters).map(([name, value]) => [
        name,
        String(typeof value === "boolean" ? Number(value) : value),
      ]),
    ),
  );
