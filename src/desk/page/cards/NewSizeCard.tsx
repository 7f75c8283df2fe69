import { useState } from "preact/hooks";
import { metresOfMm, withUnit } from "../../../text/format.ts";
import { DeskRefusal } from "../../desk-refusal.ts";
import type { PriceList } from "../../../price-list/schema.ts";
import { addedSizes, withHeight, withoutSize, withWidth, type AddedSize } from "../../edit/new-size.ts";
import { typedPrice } from "../../edit/typed-number.ts";
import { useDesk } from "../use-desk.ts";
import { useTold } from "../use-told.ts";

/** A list takes no smaller size, mm. */
const LEAST_MM = 1000;

const EMPTY = { size: "", solid: "", demountable: "" };

/** A width with its trusses' prices, or a height: sold from the release on, with a number in the ids of its own. */
export function NewSizeCard() {
  const { draft, act, list, before } = useDesk();
  const [kind, setKind] = useState<"width" | "height">("width");
  const [roof, setRoof] = useState(Object.keys(list.roofs)[0] ?? "");
  const [values, setValues] = useState(EMPTY);
  const [told = { problems: [] }, tell] = useTold<{ problems: readonly string[]; done?: string }>();
  const add = (event: Event): void => {
    event.preventDefault();
    const problems: string[] = [];
    const size = millimetres(values.size);
    if (size === undefined || size < LEAST_MM) problems.push("Размер: впишите метры от 1 до 99, например 20 или 4,35.");
    const price = (name: string, raw: string): number | undefined => {
      const typed = typedPrice(raw);
      if ("value" in typed) return typed.value;
      problems.push(`${name}: ${typed.problem}`);
      return undefined;
    };
    const isWidth = kind === "width";
    const solid = isWidth ? price("Ферма цельная", values.solid) : 0;
    const demountable =
      isWidth && values.demountable.trim() !== "" ? price("Ферма сборная", values.demountable) : undefined;
    if (problems.length > 0 || size === undefined || solid === undefined) return tell({ problems });
    try {
      const text = isWidth
        ? withWidth(draft.list, list, { roof, width_mm: size, solid, demountable })
        : withHeight(draft.list, list, roof, size);
      act({ type: "list", text });
      setValues(EMPTY);
      tell({
        problems: [],
        done: `Добавлено: ${sizeWords(list, { roof, kind: isWidth ? "widths" : "heights", size })}. Номер в расчётах появится с выпуском.`,
      });
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error;
      tell({ problems: [error.message] });
    }
  };
  const field = (name: keyof typeof EMPTY, label: string, hint?: string) => (
    <div>
      <label for={`size-${name}`}>{label}</label>
      <input
        id={`size-${name}`}
        class="desk-input"
        inputmode="decimal"
        autocomplete="off"
        value={values[name]}
        onInput={({ currentTarget }) => setValues({ ...values, [name]: currentTarget.value })}
      />
      {hint && <p class="hint">{hint}</p>}
    </div>
  );
  const added = addedSizes(list, before);
  return (
    <section class="card desk-card" id="size" aria-labelledby="size-title">
      <h2 id="size-title">Новый размер</h2>
      <form class="desk-fields" onSubmit={add}>
        <div>
          <label for="size-kind">Что добавить</label>
          <select
            id="size-kind"
            class="desk-input"
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as typeof kind)}
          >
            <option value="width">Ширину</option>
            <option value="height">Высоту колонны</option>
          </select>
        </div>
        <div>
          <label for="size-roof">Крыша</label>
          <select
            id="size-roof"
            class="desk-input"
            value={roof}
            onChange={({ currentTarget }) => setRoof(currentTarget.value)}
          >
            {Object.entries(list.roofs).map(([id, { name }]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        {field("size", "Размер, м")}
        {kind === "width" && field("solid", "Ферма цельная, ₽")}
        {kind === "width" && field("demountable", "Ферма сборная, ₽", "если есть")}
        <div class="wide desk-row">
          <button class="button">Добавить размер</button>
          <span role="status">{told.done}</span>
        </div>
      </form>
      {told.problems.length > 0 && <Problems problems={told.problems} />}
      {added.length > 0 && (
        <ul class="plain-list" aria-label="Добавленные размеры">
          {added.map((size) => (
            <li key={sizeWords(list, size)}>
              {sizeWords(list, size)}{" "}
              <button
                type="button"
                class="button small quiet"
                aria-label={`Убрать: ${sizeWords(list, size)}`}
                onClick={() => {
                  const text = withoutSize(draft.list, list, before, size);
                  if (text !== draft.list) act({ type: "list", text });
                  tell({ problems: [] });
                }}
              >
                Убрать
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class="hint">Добавленный размер навсегда займёт место в номерах расчётов, поэтому проверьте его дважды.</p>
    </section>
  );
}

/** `Двускатный, ширина 21 м`. */
const sizeWords = ({ roofs }: PriceList, { roof, kind, size }: AddedSize): string =>
  `${roofs[roof]?.name}, ${kind === "widths" ? "ширина" : "высота"} ${withUnit(metresOfMm(size), "м")}`;

export function Problems({ title, problems }: { title?: string; problems: readonly string[] }) {
  return (
    <div class="notice" role="alert">
      {title && <p class="notice-title">{title}</p>}
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

/** Metres to the millimetre, in whole numbers. */
function millimetres(raw: string): number | undefined {
  const [, whole, fraction = ""] = /^(\d{1,2})(?:[.,](\d{1,3}))?$/.exec(raw.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 1000 + Number(fraction.padEnd(3, "0"));
}
