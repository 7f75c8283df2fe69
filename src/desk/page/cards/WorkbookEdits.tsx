import { counted } from "../../../text/format.ts";
import { shownValue } from "../../edit/shown-value.ts";
import type { Brought } from "../../draft/draft.ts";

/** As many are read at a glance. */
const FEW = 8;

/** What an accepted workbook changed, and what of it is worth a look. */
export function WorkbookEdits({ changes, notices }: Brought) {
  const told = changes.map(({ key, name, was, value }) => (
    <li key={key}>
      {name}: {shownValue(key, was)} → {shownValue(key, value)}
    </li>
  ));
  return (
    <div class="notice">
      <p class="notice-title">
        {changes.length === 0
          ? "Новых правок в таблице нет: на столе всё осталось как было."
          : `Из таблицы внесено: ${counted(changes.length, "правка", "правки", "правок")}.`}
      </p>
      {changes.length > 0 && changes.length <= FEW && <ul>{told}</ul>}
      {changes.length > FEW && (
        <details>
          <summary>Что изменилось: было → стало</summary>
          <ul>{told}</ul>
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
