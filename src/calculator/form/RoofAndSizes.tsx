import { FormSection } from "./FormSection.tsx";
import { LengthField } from "./fields/LengthField.tsx";
import { RoofField } from "./fields/RoofField.tsx";
import { StandardSizeField } from "./fields/StandardSizeField.tsx";
import * as formWords from "./form-words.ts";

/** What every form of a hangar begins with: its shape. */
export function RoofAndSizes() {
  return (
    <>
      <FormSection title={formWords.roof}>
        <RoofField name="roof" />
      </FormSection>
      <FormSection title={formWords.sizes}>
        <StandardSizeField name="width" />
        <LengthField name="length" />
        <StandardSizeField name="height" />
      </FormSection>
    </>
  );
}
