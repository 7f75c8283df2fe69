/** Parameters as the query of a call or of a page; yes is 1 and no is 0. */
export const queryOf = (parameters: Readonly<Record<string, string | number | boolean>>): string =>
  String(
    new URLSearchParams(
      Object.entries(parameters).map(([name, value]) => [
        name,
        String(typeof value === "boolean" ? Number(value) : value),
      ]),
    ),
  );
