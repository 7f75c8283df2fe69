import { OPTIONS, type OptionRow } from "../options/options.ts";
import type { Lang } from "../text/lang.ts";
import type { Counting } from "./counting.ts";
import { askedIn, type Asked } from "./counts.ts";
import { sizeChoices } from "./size-choices.ts";

const WORDS = { ru: { metres: "м", options: "Опции" }, en: { metres: "m", options: "Options" } };

interface Props {
  counting: Omit<Counting, "rules">;
  asked: Asked;
  /** Why the hangar is not counted. */
  refusal?: string;
  onAsked?: (asked: Asked) => void;
}

/** Sizes and options of a hangar to choose, filled with one. */
export function HangarChoice({ counting: { engine, fields }, asked, refusal, onAsked }: Props) {
  const { priceList, language } = engine;
  const words = WORDS[language.lang];
  const { roof, ...sizes } = sizeChoices(priceList, asked);
  const options = optionsOf(fields, language.lang);
  const counts = options.filter(({ row }) => row.kind === "count");
  const choices = options.filter(({ values }) => values.length > 0);
  const flags = options.filter(({ row }) => row.kind === "flag");
  return (
    <form
      class="hangar-choice"
      onSubmit={(event) => event.preventDefault()}
      onInput={({ currentTarget }) => onAsked?.(askedIn(currentTarget))}
    >
      <label>
        {fields.roof.label}
        <select name="roof">
          {Object.entries(priceList.roofs).map(([id, { name }]) => (
            <option key={id} value={id} selected={id === roof}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {(["width", "height"] as const).map((name) => (
        // Of another roof it is another one: what was chosen stays only as far as it is offered.
        <label key={name + roof}>
          {`${fields[name].label}, ${words.metres}`}
          <select name={name}>
            {sizes[name].offered.map((mm) => (
              <option key={mm} value={mm} selected={mm === sizes[name].chosen}>
                {language.explanation.inUnits(mm / 1000)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        {`${fields.length.label}, ${words.metres}`}
        <input
          type="number"
          name="length"
          value={asked["length"]}
          min={priceList.length.min_m}
          max={priceList.length.max_m}
          step={priceList.length.step_m}
        />
      </label>
      <details>
        <summary>{words.options}</summary>
        <div class="hangar-options">
          {counts.map(({ name, label }) => (
            <label key={name}>
              {label}
              <input
                type="number"
                name={name}
                value={asked[name] ?? 0}
                min={0}
                max={priceList.limits[name as keyof typeof priceList.limits]}
              />
            </label>
          ))}
          {choices.map(({ name, label, values }) => (
            <label key={name}>
              {label}
              <select name={name}>
                {values.map(({ value, isDefault, text }) => (
                  <option
                    key={value}
                    value={value}
                    selected={asked[name] === undefined ? isDefault : value === asked[name]}
                  >
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {flags.map(({ name, label }) => (
            <label key={name} class="flag">
              <input type="checkbox" name={name} value="1" checked={asked[name] === "1"} />
              {label}
            </label>
          ))}
        </div>
      </details>
      <p role="status">{refusal}</p>
    </form>
  );
}

function optionsOf(fields: Counting["fields"], lang: Lang) {
  return Object.entries(OPTIONS as Readonly<Record<keyof typeof OPTIONS, OptionRow>>).map(([name, row]) => {
    const { label, choices } = fields[name as keyof typeof OPTIONS];
    return { name, label, row, values: valuesOf(row, choices, lang) };
  });
}

function valuesOf(row: OptionRow, texts: readonly string[] | undefined, lang: Lang) {
  if (row.kind !== "choice" && row.kind !== "digit") return [];
  const values = Object.entries<string | number>(row.values);
  const words = texts ?? (row.kind === "digit" ? row.texts[lang] : values.map(([, value]) => String(value)));
  return values.map(([alias, value], place) => ({
    value: row.kind === "digit" ? String(value) : alias,
    isDefault: value === row.byDefault,
    text: words[place]!,
  }));
}
