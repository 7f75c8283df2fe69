import { OPTIONS, priceList } from "hangar-engine";
import type { ComponentChildren } from "preact";
import type { OptionName, OptionRow } from "../../engine/request/options.ts";
import { choicesOf, type ChoiceName } from "./choices.ts";
import { DependentFields } from "./DependentFields.tsx";
import { fieldTexts, type OptionGroup } from "./field-texts.ts";
import { ChoiceField } from "./fields/ChoiceField.tsx";
import { CountField } from "./fields/CountField.tsx";
import { FlagField } from "./fields/FlagField.tsx";
import { OPTION_NAMES, type CountName } from "./form-state.ts";

const TEXTS = fieldTexts(priceList);
const inFormOrder = (Object.keys(TEXTS) as OptionName[]).filter((name) => OPTION_NAMES.includes(name));
const needOf = (name: OptionName): OptionName | undefined => (OPTIONS[name] as OptionRow).needs;
const CHOICES = new Map(OPTION_NAMES.map((name) => [name, choicesOf(name)]));

/** The options of a group but the one that others of it need: the form asks for that first, with words of its own. */
export function OptionFields({ group }: { group: OptionGroup }) {
  const names = inFormOrder.filter((name) => TEXTS[name].group === group);
  const heads = new Set(names.map(needOf).filter((head) => head && names.includes(head)));
  const asked = names.filter((name) => !heads.has(name));
  return (
    <>
      {runs(asked, (name) => heads.has(needOf(name))).map(([isDependent, run]) =>
        isDependent ? <DependentFields on={run[0]!}>{fields(run)}</DependentFields> : fields(run),
      )}
    </>
  );
}

/** Flags that follow each other stand together. */
function fields(names: readonly OptionName[]): ComponentChildren[] {
  return runs(names, (name) => OPTIONS[name].kind === "flag").map(([areFlags, run]) =>
    areFlags ? (
      <div class="flags">
        {run.map((name) => (
          <FlagField name={name} />
        ))}
      </div>
    ) : (
      run.map((name) =>
        OPTIONS[name].kind === "count" ? (
          <CountField name={name as CountName} />
        ) : (
          <ChoiceField name={name as ChoiceName} choices={CHOICES.get(name)!} />
        ),
      )
    ),
  );
}

/** Neighbours that are alike in something. */
function runs(
  names: readonly OptionName[],
  isAlike: (name: OptionName) => boolean,
): [alike: boolean, run: OptionName[]][] {
  const found: [boolean, OptionName[]][] = [];
  for (const name of names) {
    const last = found.at(-1);
    if (last?.[0] === isAlike(name)) last[1].push(name);
    else found.push([isAlike(name), [name]]);
  }
  return found;
}
