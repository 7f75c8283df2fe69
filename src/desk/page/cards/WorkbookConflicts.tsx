import { useState } from "preact/hooks";
import type { Conflict } from "../../desk-refusal.ts";
import { shownValue } from "../../edit/shown-value.ts";

export type Settled = Readonly<Record<string, "mine" | "theirs">>;

interface Props {
  conflicts: readonly Conflict[];
  /** All of them, once there is a choice for each. */
  onSettled: (settled: Settled) => void;
}

/** Values that the workbook and the desk changed differently: the manager says of each whose holds. */
export function WorkbookConflicts({ conflicts, onSettled }: Props) {
  const [chosen, choose] = useState<Settled>({});
  const all = (side: "mine" | "theirs"): void => choose(Object.fromEntries(conflicts.map(({ key }) => [key, side])));
  const isOpen = conflicts.some(({ key }) => chosen[key] === undefined);
  return (
    <div class="notice" role="alert">
      <p class="notice-title">В таблице и на столе изменили одно и то же. Выберите для каждого значения, что верно</p>
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
        <button type="button" class="button small" onClick={() => all("mine")}>
          Всё из таблицы
        </button>
        <button type="button" class="button small" onClick={() => all("theirs")}>
          Всё со стола
        </button>
        <button type="button" class="button small primary" disabled={isOpen} onClick={() => onSettled(chosen)}>
          Внести таблицу
        </button>
      </div>
    </div>
  );
}
