import type { CountName } from "../form-state.ts";
import { FieldHead } from "./FieldHead.tsx";
import { FieldMessages } from "./FieldMessages.tsx";
import { OptionPriceText } from "./OptionPriceText.tsx";
import { withField } from "./with-field.tsx";

/** A number of openings: typed, or moved by one. */
export const CountField = withField<{ name: CountName }>(({ name, field }) => {
  const most = field.offered.limits[name];
  const count = /^\d+$/.test(field.value.trim()) ? Number(field.value) : 0;
  return (
    <div class="field count">
      <FieldHead field={field} />
      <span class="stepper">
        <button
          type="button"
          aria-label={`${field.label}: меньше на одно`}
          disabled={count <= 0}
          onClick={() => field.set(String(Math.min(count - 1, most)))}
        >
          −
        </button>
        <input
          id={field.id}
          name={name}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          spellcheck={false}
          maxLength={60}
          value={field.value}
          onInput={(event) => field.set(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={field.settle}
          aria-invalid={field.error !== undefined}
          aria-describedby={`${field.id}-price ${field.describedBy}`}
        />
        <button
          type="button"
          aria-label={`${field.label}: больше на одно`}
          disabled={count >= most}
          onClick={() => field.set(String(count + 1))}
        >
          +
        </button>
      </span>
      <OptionPriceText name={name} id={`${field.id}-price`} />
      <FieldMessages field={field} />
    </div>
  );
});
