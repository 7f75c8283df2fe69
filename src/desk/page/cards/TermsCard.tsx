import { LIST } from "../../../price-list/prices-folder.ts";
import { decimal } from "../../../text/format.ts";
import { fieldMap } from "../../draft/draft.ts";
import { TERMS } from "../../draft/words.ts";
import { Cell } from "./Cell.tsx";
import { useDesk } from "../use-desk.ts";

/** VAT, dates and the manufacturer's words. */
export function TermsCard() {
  const { draft, act, problems } = useDesk();
  const [fields, before] = [fieldMap(draft.list), fieldMap(draft.base[LIST] ?? "")];
  const valueOf = (key: string) => fields.get(key)?.value;
  const shown = (key: string) => {
    const value = valueOf(key);
    return key === VAT && typeof value === "number" ? Math.round(value * 100) : value;
  };
  const isChanged = (key: string) => valueOf(key) !== before.get(key)?.value;
  const problem = problems.get(VALID_UNTIL);
  return (
    <section class="card desk-card" id="terms" aria-labelledby="terms-title">
      <h2 id="terms-title">НДС, сроки и тексты</h2>
      <div class="desk-fields">
        {Object.entries(TERMS).map(([key, name]) => (
          <div key={key} class={key.endsWith(".text") ? "wide" : undefined}>
            {key === VALID_UNTIL ? (
              <>
                <label for="valid-until">{name}</label>
                <input
                  id="valid-until"
                  type="date"
                  class={`desk-input${isChanged(key) ? " changed" : ""}`}
                  value={String(valueOf(key) ?? "")}
                  aria-invalid={problem !== undefined}
                  aria-describedby="valid-until-hint"
                  onChange={({ currentTarget }) => act({ type: "type", key, raw: currentTarget.value })}
                />
                <p class={problem ? "desk-problem" : "hint"} id="valid-until-hint">
                  {problem !== undefined
                    ? `${name}: ${problem}`
                    : "Позже сайт предупредит, что цены могли измениться. Пусто — срока нет."}
                </p>
              </>
            ) : (
              <>
                <label for={`cell-${key}`}>{name}</label>
                <Cell
                  fieldKey={key}
                  name={name}
                  value={shown(key)}
                  isChanged={isChanged(key)}
                  isLong={key.endsWith(".text")}
                />
                {key === VAT && (
                  <p class="hint">Сейчас {decimal(Number(before.get(key)?.value) * 100)} %, внутри всех цен.</p>
                )}
              </>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

const VAT = "meta.vat_rate";
const VALID_UNTIL = "meta.valid_until";
