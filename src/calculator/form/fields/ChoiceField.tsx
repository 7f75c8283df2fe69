import { useContext } from "preact/hooks";
import { signedRoubles } from "../../../text/signed-roubles.ts";
import type { Choice, ChoiceName } from "../choices.ts";
import { OptionPricesContext } from "../option-prices/option-prices-context.ts";
import { FieldMessages } from "./FieldMessages.tsx";
import { Segments } from "./Segments.tsx";
import { withField } from "./with-field.tsx";

/** One of a few values, each of the others with what it would change. */
export const ChoiceField = withField<{
  name: ChoiceName;
  choices: readonly Choice[];
}>(({ name, choices, field }) => {
  const { prices, isPast } = useContext(OptionPricesContext);
  const byValue = prices[name]?.byValue;
  return (
    <div class="field choice" id={field.id}>
      <p>
        <span class="label">{field.label}</span>
        <span class="hint" id={field.hintId}>
          {field.hint}
        </span>
      </p>
      <Segments
        name={name}
        label={field.label}
        choices={choices}
        notes={byValue && Object.fromEntries(Object.entries(byValue).map(([value, sum]) => [value, inWords(sum)]))}
        isPast={isPast}
        chosen={field.value}
        describedBy={field.describedBy}
        onChoose={field.set}
      />
      <FieldMessages field={field} />
    </div>
  );
});

const inWords = (sum: number): string => (sum === 0 ? "без доплаты" : signedRoubles(sum));
