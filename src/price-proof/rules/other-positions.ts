import type { Finding } from "../../price-list/finding.ts";
import type { Positions } from "../../price-list/positions-of.ts";

/** What a list describes of its positions otherwise than their rows do: lists from before rows had names have both. */
export function otherPositions(own: Positions | undefined, rows: Positions): Finding[] {
  if (own === undefined) return [];
  const cure = "раздел positions больше не нужен, уберите его";
  const absent = Object.keys(rows).filter((key) => !own[key]);
  return [
    ...absent.map((key) => ({
      path: ["positions"],
      text: `нет позиции ${key}, а строка в positions.yaml есть; ${cure}`,
    })),
    ...Object.entries(own).flatMap(([key, position]): Finding[] => {
      const row = rows[key];
      if (!row || !position) return [{ path: ["positions", key], text: `строки в positions.yaml нет; ${cure}` }];
      return (Object.keys(row) as (keyof typeof row)[])
        .filter((field) => position[field] !== row[field])
        .map((field) => ({
          path: ["positions", key, field],
          text: `найдено «${position[field]}», а в positions.yaml — «${row[field]}»; ${cure}`,
        }));
    }),
  ];
}
