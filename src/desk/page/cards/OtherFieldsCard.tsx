import { useState } from "preact/hooks";
import { LIST } from "../../../price-list/prices-folder.ts";
import { isPrice } from "../../../price-list/price-names.ts";
import { fieldMap } from "../../draft/draft.ts";
import { fieldName, TERMS } from "../../draft/words.ts";
import { Cell } from "./Cell.tsx";
import { useDesk } from "../use-desk.ts";

/** What follows from a release, is a law of the file or has a card of its own. */
const LEFT_OUT = /^(meta\.|calculation_id_numbers|delivery\.|foundation\.|length\.step_m|roofs\.[^.]+\.heights)/;

/** Sizes, rules and names, which change seldom: shown when they are asked for. */
export function OtherFieldsCard() {
  const { draft, list, problems } = useDesk();
  const [isAsked, open] = useState(false);
  const before = fieldMap(draft.base[LIST] ?? "");
  const shown = [...fieldMap(draft.list)].filter(
    ([key, { path, value }]) => !LEFT_OUT.test(key) && !(key in TERMS) && !isPrice(path) && typeof value !== "boolean",
  );
  // A field that is wrong is not hidden.
  const isOpen = isAsked || shown.some(([key]) => key in draft.typed || problems.has(key));
  return (
    <section class="card desk-card" id="others" aria-labelledby="others-title">
      <h2 id="others-title">Размеры, правила и названия</h2>
      <p class="hint">Меняются редко и двигают итоги сильнее цен. Не уверены — спросите инженера.</p>
      <button type="button" class="button small" aria-expanded={isOpen} onClick={() => open(!isAsked)}>
        {isOpen ? "Свернуть" : "Показать"}
      </button>
      {isOpen && (
        <div class="desk-fields">
          {shown.map(([key, field]) => (
            <div key={key}>
              <label for={`cell-${key}`}>{fieldName(field, list)}</label>
              <Cell
                fieldKey={key}
                name={fieldName(field, list)}
                value={field.value}
                isChanged={field.value !== before.get(key)?.value}
              />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
