import { FILLER_CHOICES, GATES_POS_CHOICES, RAILS_CHOICES, TRUSS_CHOICES } from "../calculator/choices.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { CountField } from "./CountField.tsx";
import { DependentFields } from "./DependentFields.tsx";
import { FlagField } from "./FlagField.tsx";

/** What more there is to say of openings once the number of gates is told. */
export function OpeningOptions() {
  return (
    <>
      <DependentFields on="rails">
        <ChoiceField name="gates_pos" choices={GATES_POS_CHOICES} />
        <ChoiceField name="rails" choices={RAILS_CHOICES} />
      </DependentFields>
      <CountField name="doors" />
      <CountField name="windows" />
    </>
  );
}

/** What more there is to say of cladding once it is wanted. */
export function CladdingOptions() {
  return (
    <DependentFields on="filler">
      <ChoiceField name="filler" choices={FILLER_CHOICES} />
      <div class="flags">
        <FlagField name="dekor_roof" />
        <FlagField name="dekor_wall" />
        <FlagField name="panels_high_wall" />
      </div>
    </DependentFields>
  );
}

/** How the frame is made and what it stands on. */
export function FrameOptions() {
  return (
    <>
      <ChoiceField name="truss" choices={TRUSS_CHOICES} />
      <div class="flags">
        <FlagField name="welded" />
        <FlagField name="wall_progony" />
        <FlagField name="anchors" />
        <FlagField name="piles" />
      </div>
    </>
  );
}
