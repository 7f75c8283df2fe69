import { useMemo, useState } from "preact/hooks";
import { LIST } from "../../../price-list/prices-folder.ts";
import { isPrice } from "../../../price-list/price-names.ts";
import { movedText } from "../../../price-list/list-changes.ts";
import { grouped } from "../../../text/format.ts";
import { fieldMap, movedKeys } from "../../draft/draft.ts";
import { fieldName, pricePlace, raisedText } from "../../draft/words.ts";
import { percentProblem, typedPercent } from "../../edit/typed-number.ts";
import { Cell } from "./Cell.tsx";
import { useDesk } from "../use-desk.ts";
import { useTold } from "../use-told.ts";

interface PriceRow {
  key: string;
  name: string;
  unit: string;
  value: number;
  before: number | undefined;
}

/** Prices by the sections of a bill: today's beside the new one. */
export function PricesCard() {
  const { draft, list } = useDesk();
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const sections = useMemo(() => {
    const before = fieldMap(draft.base[LIST] ?? "");
    const found = new Map<string, PriceRow[]>();
    for (const [key, field] of fieldMap(draft.list)) {
      if (!isPrice(field.path) || typeof field.value !== "number") continue;
      const { section, unit } = pricePlace(field.path, list);
      const was = before.get(key)?.value;
      const row = { key, name: fieldName(field, list), unit, value: field.value };
      found.set(section, [
        ...(found.get(section) ?? []),
        { ...row, before: typeof was === "number" ? was : undefined },
      ]);
    }
    return [...found].sort(([a], [b]) => placeOf(a, list.sections) - placeOf(b, list.sections));
  }, [draft.list, draft.base, list]);
  const toggle = (keys: readonly string[], isOn: boolean): void => {
    const next = new Set(chosen);
    for (const key of keys)
      if (isOn) next.add(key);
      else next.delete(key);
    choose(next);
  };
  const all = sections.flatMap(([, rows]) => rows.map(({ key }) => key));
  return (
    <section class="card desk-card" id="prices" aria-labelledby="prices-title">
      <h2 id="prices-title">Цены</h2>
      <p class="hint">В рублях с НДС, целые и кратные 10. Отметьте строки, чтобы изменить их все разом.</p>
      <Raise all={all} chosen={chosen} toggle={toggle} />
      {sections.map(([section, rows]) => (
        <PriceTable key={section} section={section} rows={rows} chosen={chosen} toggle={toggle} />
      ))}
    </section>
  );
}

function placeOf(section: string, sections: Readonly<Record<number, string>>): number {
  const at = Object.values(sections).indexOf(section);
  return at === -1 ? Infinity : at;
}

interface ChoiceProps {
  chosen: ReadonlySet<string>;
  toggle: (keys: readonly string[], isOn: boolean) => void;
}

/** All chosen prices by a percentage. */
function Raise({ all, chosen, toggle }: ChoiceProps & { all: readonly string[] }) {
  const { draft, act, list } = useDesk();
  const [raw, setRaw] = useState("");
  const [told, tell] = useTold<string>();
  const hundredths = typedPercent(raw);
  // A price that is typed wrongly is no price to go on from.
  const isWrong = (key: string): boolean => draft.typed[key] !== undefined;
  const marked = all.filter((key) => chosen.has(key));
  const keys = marked.filter((key) => !isWrong(key));
  const apply = (event: Event): void => {
    event.preventDefault();
    if (hundredths === undefined) return tell(percentProblem(raw));
    if (marked.length === 0) return tell("Сначала отметьте строки.");
    const moved = movedKeys(draft.list, keys, hundredths);
    if (moved.length > 0) act({ type: "raise", keys: moved, hundredths });
    // Pressed twice it would raise twice.
    toggle(keys, false);
    const wrong = marked.filter(isWrong).map((key) => fieldName(fieldMap(draft.list).get(key)!, list));
    tell(raisedText(moved.length, keys.length - moved.length, wrong));
  };
  return (
    <form class="desk-row desk-raise" onSubmit={apply}>
      <button type="button" class="button small" onClick={() => toggle(all, chosen.size < all.length)}>
        {chosen.size < all.length ? "Отметить все" : "Снять отметки"}
      </button>
      <label>
        Изменить отмеченные на{" "}
        <input
          class="desk-input short"
          inputmode="text"
          autocomplete="off"
          placeholder="+7"
          value={raw}
          onInput={({ currentTarget }) => setRaw(currentTarget.value)}
        />{" "}
        %
      </label>
      <button class="button small primary">Применить</button>
      <span class="hint" role="status">
        {told ?? "Округлим до десятков."}
      </span>
    </form>
  );
}

function PriceTable({ section, rows, chosen, toggle }: ChoiceProps & { section: string; rows: readonly PriceRow[] }) {
  const keys = rows.map(({ key }) => key);
  const isAll = keys.every((key) => chosen.has(key));
  return (
    <table class="price-table" aria-label={section}>
      <caption>
        {section}{" "}
        <label class="desk-check whole">
          <input type="checkbox" checked={isAll} onChange={() => toggle(keys, !isAll)} />
          <span>
            отметить раздел<span class="visually-hidden"> «{section}»</span>
          </span>
        </label>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Что</th>
          <th scope="col">За</th>
          <th scope="col">Сейчас, ₽</th>
          <th scope="col">Новая, ₽</th>
          <th scope="col">Разница</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} class={row.value === row.before ? undefined : "changed"}>
            <td>
              <label class="desk-check">
                <input
                  type="checkbox"
                  checked={chosen.has(row.key)}
                  onChange={({ currentTarget }) => toggle([row.key], currentTarget.checked)}
                />
                <span class="visually-hidden">Отметить: {row.name}</span>
              </label>
            </td>
            <th scope="row">{row.name}</th>
            <td class="unit">{row.unit}</td>
            <td class="now">{row.before === undefined ? "нет" : grouped(row.before)}</td>
            <td class="new">
              <Cell fieldKey={row.key} name={row.name} value={row.value} isChanged={row.value !== row.before} />
            </td>
            <td class="move">{row.value === row.before ? "" : movedText(row.before, row.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
