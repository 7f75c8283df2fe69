import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { useField, type Field } from "../calculator/calculator-context.ts";
import type { FieldName } from "../calculator/form-state.ts";

/** A control given its field by name; it is rendered again only when the field or another of its props has changed. */
export function withField<Props extends { name: FieldName }>(
  Control: FunctionComponent<Props & { field: Field }>,
): FunctionComponent<Props> {
  return function WithField(props) {
    const field = useField(props.name);
    return useMemo(() => <Control {...props} field={field} />, [field, ...Object.values(props)]);
  };
}
