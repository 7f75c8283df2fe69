import type { FieldValue } from "../../price-list/list-changes.ts";
import { counted } from "../../text/format.ts";
import type { FoundRow } from "./found-rows.ts";
import { COLUMNS, HEAD } from "./sheets.ts";

/** So many values in other rows are no chance, where most of what has changed is they. */
const SORTED = 5;

type Stood = (row: FoundRow, column: string) => FieldValue | undefined;

/**
 * Columns that were sorted without the others, in one message a sheet: each row would get what belongs to another.
 * `stood` tells what a cell held when the workbook was made, where that is known. Rows that were sorted as a whole keep
 * what is theirs.
 */
export function sortedColumns(rows: readonly FoundRow[], stood: Stood): string[] {
  const sheets = [...new Set(rows.map(({ sheet }) => sheet))];
  return sheets.flatMap((sheet) => {
    const here = rows.filter((row) => row.sheet === sheet);
    const sorted = COLUMNS.map((column, at) => ({ name: HEAD[at]!, moved: movedIn(here, column, stood) })).filter(
      ({ moved }) => moved > 0,
    );
    if (sorted.length === 0) return [];
    const names = sorted.map(({ name }) => `«${name}»`).join(", ");
    const most = Math.max(...sorted.map(({ moved }) => moved));
    const columns =
      sorted.length === 1 ? `столбец ${names}, похоже, отсортирован` : `столбцы ${names}, похоже, отсортированы`;
    return [
      `Лист «${sheet}»: ${columns} без остальных: ${counted(most, "значение стоит", "значения стоят", "значений стоит")} ` +
        "в чужих строках. Отмените сортировку или сортируйте строки целиком, со столбца «Поле» по «Стало»",
    ];
  });
}

/** How many cells of a column hold what stood in other rows of it; none where that is no sorting. */
function movedIn(rows: readonly FoundRow[], column: string, stood: Stood): number {
  const changed = rows.flatMap((row) => {
    const [was, is] = [stood(row, column), row.cells.get(`${column}${row.at}`)?.value];
    return was === undefined || was === (is ?? "") ? [] : [{ was, is }];
  });
  const left = changed.map(({ was }) => was);
  const moved = changed.filter(({ is }) => {
    const at = left.findIndex((was) => was === is);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return changed.length >= SORTED && moved.length >= changed.length * 0.8 ? moved.length : 0;
}
