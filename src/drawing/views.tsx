import { drawing } from "../messages/ru/drawing.ts";
import type { Layout } from "hangar-engine";
import { endElevation, sideElevation } from "./elevation.ts";
import type { Opening } from "./openings.ts";
import { PlanSheet } from "./PlanSheet.tsx";
import { lengthInBays, metres, type Sheet } from "./sheet.ts";
import { WallsSheet } from "./WallsSheet.tsx";
import { endsInWords, facadeInWords, planInWords } from "./words.ts";

export interface ViewProps {
  layout: Layout;
  openings: readonly Opening[];
  sheet?: Sheet | undefined;
}

function Facade({ layout, openings, sheet }: ViewProps) {
  const { length_m } = layout.geometry;
  return (
    <WallsSheet
      layout={layout}
      walls={[sideElevation(layout, openings, 0), sideElevation(layout, openings, 1)]}
      ticks_m={layout.frames_m.map((x_m) => length_m - x_m)}
      size={lengthInBays(layout)}
      label={facadeInWords(layout)}
      sheet={sheet}
    />
  );
}

function Ends({ layout, openings, sheet }: ViewProps) {
  return (
    <WallsSheet
      layout={layout}
      walls={[endElevation(layout, openings, 0), endElevation(layout, openings, 1)]}
      ticks_m={layout.columnLines.map(({ at_m }) => at_m)}
      size={drawing.metres(metres(layout.geometry.width_m))}
      label={endsInWords(layout)}
      sheet={sheet}
    />
  );
}

function Plan({ layout, openings, sheet }: ViewProps) {
  return <PlanSheet layout={layout} openings={openings} label={planInWords(layout)} sheet={sheet} />;
}

/** The drawings of a hangar, in the order in which they are shown. */
export const VIEWS = [
  { id: "facade", title: drawing.views.facade, View: Facade },
  { id: "ends", title: drawing.views.ends, View: Ends },
  { id: "plan", title: drawing.views.plan, View: Plan },
] as const;
