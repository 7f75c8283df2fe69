import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { useCalculatorParts, useField, type Field } from "../calculator/calculator-context.ts";
import type { FieldName } from "../calculator/form-state.ts";
import { roofOf } from "../calculator/sizes.ts";
import type { PriceList, Roof } from "../price-list/schema.ts";

interface Given {
  field: Field;
  offered: PriceList;
  /** The one chosen in the form. */
  roof: Roof;
}

/** A control given its field by name and what there is to choose from; rendered again only when some of that changes. */
export function withField<Props extends { name: FieldName }>(
  Control: FunctionComponent<Props & Given>,
): FunctionComponent<Props> {
  return function WithField(props) {
    const [offered, roof] = useCalculatorParts(({ state: { offered, form } }) => [offered, roofOf(offered, form.roof)]);
    const given = { ...props, field: useField(props.name), offered, roof };
    return useMemo(() => <Control {...given} />, Object.values(given));
  };
}
