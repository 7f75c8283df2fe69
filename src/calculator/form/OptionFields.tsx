import { OPTIONS, priceList } from "hangar-engine";
import type { OptionName, OptionRow } from "../../options/options.ts";
import type { OptionGroup } from "../../options/words.ts";
import { choicesOf, type ChoiceName } from "./choices.ts";
import { fieldTexts } from "./field-texts.ts";
import { ChoiceField } from "./fields/ChoiceField.tsx";
import { CountField } from "./fields/CountField.tsx";
import { FlagField } from "./fields/FlagField.tsx";
import { OPTION_NAMES, type CountName } from "./form-state.ts";

const TEXTS = fieldTexts(priceList);
const IN_FORM_ORDER = (Object.keys(TEXTS) as OptionName[]).filter((name) => OPTION_NAMES.includes(name));
const CHOICES = new Map(OPTION_NAMES.map((name) => [name, choicesOf(name)]));

const NEEDED = new Set(OPTION_NAMES.map((name) => (OPTIONS[name] as OptionRow).needs));

/** Options of a group but those that the form asks for first, as others need them, or elsewhere. */
export function optionsOf(group: OptionGroup, elsewhere: readonly OptionName[] = []): OptionName[] {
  const others = IN_FORM_ORDER.filter((name) => !NEEDED.has(name as "gates" | "panels") && !elsewhere.includes(name));
  return others.filter((name) => TEXTS[name].group === group);
}

/** Each option of a group by the control of its kind. */
export function OptionFields({ group, elsewhere }: { group: OptionGroup; elsewhere?: readonly OptionName[] }) {
  return (
    <>
      {optionsOf(group, elsewhere).map((name) => {
        const { kind }: OptionRow = OPTIONS[name];
        if (kind === "flag") return <FlagField key={name} name={name} />;
        if (kind === "count") return <CountField key={name} name={name as CountName} />;
        return <ChoiceField key={name} name={name as ChoiceName} choices={CHOICES.get(name)!} />;
      })}
    </>
  );
}
