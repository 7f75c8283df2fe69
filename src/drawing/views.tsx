import type { DrawingTexts } from "../messages/file-texts.ts";
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
  texts?: DrawingTexts;
}

function Facade({ layout, openings, sheet, texts = drawing }: ViewProps) {
  const { length_m } = layout.geometry;
  return (
    <WallsSheet
      layout={layout}
      walls={[sideElevation(layout, openings, 0, texts), sideElevation(layout, openings, 1, texts)]}
      ticks_m={layout.frames_m.map((x_m) => length_m - x_m)}
      size={lengthInBays(layout, texts)}
      label={facadeInWords(layout, texts)}
      sheet={sheet}
      texts={texts}
    />
  );
}

function Ends({ layout, openings, sheet, texts = drawing }: ViewProps) {
  return (
    <WallsSheet
      layout={layout}
      walls={[endElevation(layout, openings, 0, texts), endElevation(layout, openings, 1, texts)]}
      ticks_m={layout.columnLines.map(({ at_m }) => at_m)}
      size={texts.metres(metres(layout.geometry.width_m, texts))}
      label={endsInWords(layout, texts)}
      sheet={sheet}
      texts={texts}
    />
  );
}

function Plan({ layout, openings, sheet, texts = drawing }: ViewProps) {
  return (
    <PlanSheet layout={layout} openings={openings} label={planInWords(layout, texts)} sheet={sheet} texts={texts} />
  );
}

/** The drawings of a hangar, in the order in which they are shown. */
export const VIEWS = [
  { id: "facade", title: drawing.views.facade, View: Facade },
  { id: "ends", title: drawing.views.ends, View: Ends },
  { id: "plan", title: drawing.views.plan, View: Plan },
] as const;
