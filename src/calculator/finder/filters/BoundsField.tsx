import { priceList } from "hangar-engine";
import { labelOf } from "../../calculator-context.ts";
import { chosenRoofs } from "./filter-form.ts";
import { useFilters } from "../search-context.ts";
import { heightChoices, widthChoices } from "../../form/sizes/sizes.ts";
import { decimal, withUnit } from "../../../text/format.ts";
import { FilterEntry } from "./FilterEntry.tsx";
import { messagesId, FilterMessages } from "./FilterMessages.tsx";

type Size = "width" | "length" | "height";

/** A size between two bounds, either of which may be left empty; what there is stands beside it. */
export function BoundsField({ size }: { size: Size | "area" }) {
  const chosen = chosenRoofs(useFilters().form);
  const [label, unit] = size === "area" ? ["Площадь", "м²"] : [labelOf(size), "м"];
  const least = `${size}_min` as const;
  const most = `${size}_max` as const;
  return (
    <div class="field" role="group" aria-labelledby={`filter-${size}-label`}>
      <div class="size-head bounds-head">
        <div>
          <span class="label" id={`filter-${size}-label`}>
            {label}
          </span>
          {size !== "area" && <p class="hint">{offered(size, chosen)}</p>}
        </div>
        <span class="bounds">
          <FilterEntry name={least} unit={unit} label={`${label} от`} describedBy={messagesId(least)} />
          <span aria-hidden="true">–</span>
          <FilterEntry name={most} unit={unit} label={`${label} до`} describedBy={messagesId(least)} />
        </span>
      </div>
      <FilterMessages names={[least, most]} />
    </div>
  );
}

/** The least and the largest size of the selected roofs. */
function offered(size: Size, chosen: readonly string[]): string {
  const { roofs, length } = priceList;
  if (size === "length") return `От ${decimal(length.min_m)} до ${withUnit(length.max_m, "м")}, целыми шагами рам`;
  const named = Object.entries(roofs).filter(([id]) => chosen.includes(id));
  const selected = named.length > 0 ? named : Object.entries(roofs);
  const choices = selected
    .flatMap(([, roof]) => (size === "width" ? widthChoices(roof) : heightChoices(roof)))
    .sort((a, b) => a.mm - b.mm);
  const [first, last] = [choices[0], choices.at(-1)];
  return first && last ? `Бывает от ${first.text} до ${withUnit(last.text, "м")}` : "";
}
