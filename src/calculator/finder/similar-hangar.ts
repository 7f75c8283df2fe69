import { priceList, type CalcResponse } from "hangar-engine";
import { answerForm } from "../form-answer.ts";
import { defaultHangar, defaultSizes } from "../form/default-hangar.ts";
import { OPTION_DEFAULTS, type FormState } from "../form/form-state.ts";
import { heightChoices, isRoof, nearestSize, roofOf, widthChoices } from "../form/sizes/sizes.ts";
import { chosenRoofs, isFilter, type FilterForm } from "./filters/filter-form.ts";

/** The standard hangar nearest to the filters: a request for what is not made goes with its calculation. */
export function similarHangar(filters: FilterForm): CalcResponse | undefined {
  const usual = defaultHangar(priceList).roof;
  const chosen = chosenRoofs(filters);
  const roof = chosen.includes(usual) ? usual : (chosen.find((id) => isRoof(priceList, id)) ?? usual);
  const offered = roofOf(priceList, roof);
  const sizes = defaultSizes(priceList, roof);
  const hangar: FormState = {
    ...OPTION_DEFAULTS,
    roof,
    width: nearestSize(widthChoices(offered), filters.width_min || filters.width_max)?.text ?? sizes.width,
    length: filters.length_min || filters.length_max || sizes.length,
    height: nearestSize(heightChoices(offered), filters.height_min || filters.height_max)?.text ?? sizes.height,
  };
  const options = Object.fromEntries(
    Object.keys(OPTION_DEFAULTS)
      .filter(isFilter)
      .map((name) => [name, filters[name]]),
  );
  // What does not go together is for the manufacturer to read in the words.
  return answerForm({ ...hangar, ...options }).body ?? answerForm(hangar).body;
}
