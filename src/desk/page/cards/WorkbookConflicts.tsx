import type { ComponentChildren } from "preact";
import { counted } from "../../../text/format.ts";
import type { Conflict } from "../../desk-refusal.ts";
import type { Settled } from "../../draft/draft.ts";
import { shownValue } from "../../edit/shown-value.ts";

interface Props {
  conflicts: readonly Conflict[];
  chosen: Settled;
  choose: (chosen: Settled) => void;
  /** Why the workbook cannot be taken just now, whatever is chosen. */
  why: string | undefined;
  bring: () => void;
  children: ComponentChildren;
}

/** Values that the workbook and the desk changed differently: the manager says of each whose holds. */
export function WorkbookConflicts({ conflicts, chosen, choose, why, bring, children }: Props) {
  const all = (side: "mine" | "theirs"): void => choose(Object.fromEntries(conflicts.map(({ key }) => [key, side])));
  const open = conflicts.filter(({ key }) => chosen[key] === undefined).length;
  const left = open > 0 ? `Осталось выбрать: ${counted(open, "значение", "значения", "значений")}.` : undefined;
  const blocked = why ?? left;
  return (
    <div class="notice" role="alert">
      <p class="notice-title">
        {conflicts.length > 0
          ? "В таблице и на столе изменили одно и то же. Выберите для каждого значения, что верно"
          : "Таблица и стол больше не спорят: её можно внести"}
      </p>
      {conflicts.map(({ key, name, before, mine, theirs }) => (
        <fieldset key={key} class="workbook-conflict">
          <legend>
            {name}: было {shownValue(key, before)}
          </legend>
          {(
            [
              ["mine", "из таблицы", mine],
              ["theirs", "со стола", theirs],
            ] as const
          ).map(([side, from, value]) => (
            <label key={side} class="desk-check">
              <input
                type="radio"
                name={`conflict-${key}`}
                checked={chosen[key] === side}
                onChange={() => choose({ ...chosen, [key]: side })}
              />
              <span>
                {shownValue(key, value)} — {from}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div class="desk-row">
        {conflicts.length > 1 && (
          <>
            <button type="button" class="button small" onClick={() => all("mine")}>
              Всё из таблицы
            </button>
            <button type="button" class="button small" onClick={() => all("theirs")}>
              Всё со стола
            </button>
          </>
        )}
        <button
          type="button"
          class="button small primary"
          disabled={blocked !== undefined}
          aria-describedby="conflicts-why"
          onClick={bring}
        >
          Внести таблицу
        </button>
        {children}
        <span id="conflicts-why" class="hint">
          {blocked}
        </span>
      </div>
    </div>
  );
}
