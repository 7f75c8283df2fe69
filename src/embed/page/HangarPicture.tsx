import { useMemo } from "preact/hooks";
import type { CalcResponse } from "hangar-engine";
import { useCalculatorParts } from "../../calculator/calculator-context.ts";
import { pictureInWords } from "../../calculator/stage/stage-words.ts";
import { buildingPicture } from "../../drawing/building/BuildingPicture.tsx";
import { useLayout } from "../../drawing/use-layout.ts";

/** The hangar of the form as it stands, or as it last could be calculated. */
export function HangarPicture() {
  const [shown] = useCalculatorParts(({ state }) => [state.shown]);
  return shown && <Hangar body={shown} />;
}

function Hangar({ body }: { body: CalcResponse }) {
  const { layout } = useLayout(body);
  const picture = useMemo(() => buildingPicture(layout, { label: pictureInWords(layout, false) }), [layout]);
  return <div class="picture">{picture}</div>;
}
