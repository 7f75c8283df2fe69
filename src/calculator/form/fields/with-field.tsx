import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { useField, type Field } from "../../calculator-context.ts";
import type { FieldName } from "../form-state.ts";

/** A control given its field by name; rendered again only when something about the field changes. */
export function withField<Props extends { name: FieldName }>(
  Control: FunctionComponent<Props & { field: Field }>,
): FunctionComponent<Props> {
  return function WithField(props) {
    const given = { ...props, field: useField(props.name) };
    return useMemo(() => <Control {...given} />, Object.values(given));
  };
}
