import { priceList } from "hangar-engine";
import type { OptionName } from "../../options/options.ts";
import type { OptionGroup } from "../../options/words.ts";
import { useCalculatorParts } from "../calculator-context.ts";
import { applies } from "./availability.ts";
import { formParameters, OPTION_DEFAULTS } from "./form-state.ts";
import { Folded } from "./Folded.tsx";
import { FormSection } from "./FormSection.tsx";
import { OptionFields, optionsOf } from "./OptionFields.tsx";
import * as formWords from "./form-words.ts";

const GROUPS = Object.entries(formWords.groups) as [OptionGroup, string][];

/** Every option that does not stand above. */
export function AllParameters({ elsewhere }: { elsewhere: readonly OptionName[] }) {
  const groups = GROUPS.map(([group, title]) => ({ group, title, names: optionsOf(group, elsewhere) }));
  const names = groups.flatMap((group) => group.names);
  const [changed, isWrong, openedWith] = useCalculatorParts(({ state: { form, formAnswer, openedWith } }) => {
    const asked = formParameters(form);
    return [
      names.filter((name) => asked[name] !== OPTION_DEFAULTS[name] && applies(name, form, priceList)).length,
      names.some((name) => formAnswer.problems.byField[name] !== undefined),
      openedWith,
    ];
  });
  return (
    <Folded title="Все параметры" changed={changed} isWrong={isWrong} openedWith={openedWith}>
      {groups
        .filter((group) => group.names.length > 0)
        .map(({ group, title }) => (
          <FormSection key={group} title={title}>
            <OptionFields group={group} elsewhere={elsewhere} />
          </FormSection>
        ))}
    </Folded>
  );
}
