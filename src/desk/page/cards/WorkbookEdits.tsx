import { counted } from "../../../text/format.ts";
import { shownValue } from "../../edit/shown-value.ts";
import type { Imported } from "../../workbook/import.ts";

/** As many are read at a glance. */
const FEW = 8;

/** What an accepted workbook changed, and what of it is worth a look. */
export function WorkbookEdits({ edits, notices }: Imported) {
  const changes = edits.map(({ key, name, field, value }) => (
    <li key={key}>
      {name}: {shownValue(key, field.value)} → {shownValue(key, value)}
    </li>
  ));
  return (
    <div class="notice">
      <p class="notice-title">
        {edits.length === 0
          ? "Правок в таблице нет."
          : `Из таблицы внесено: ${counted(edits.length, "правка", "правки", "правок")}.`}
      </p>
      {edits.length > 0 && edits.length <= FEW && <ul>{changes}</ul>}
      {edits.length > FEW && (
        <details>
          <summary>Что изменилось: было → стало</summary>
          <ul>{changes}</ul>
        </details>
      )}
      {notices.length > 0 && (
        <ul>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
