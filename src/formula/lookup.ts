/** The first row that reaches up to a value; one without a bound reaches whatever there is. */
export function rowFor<Row>(rows: readonly Row[], value: number, bound: string): Row | undefined {
  return rows.find((row) => {
    const most = (row as Readonly<Record<string, number | undefined>>)[bound];
    return most === undefined || value <= most;
  });
}
