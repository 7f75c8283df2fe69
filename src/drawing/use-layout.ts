import { layoutOf, type CalcResponse, type Layout } from "hangar-engine";
import { useMemo } from "preact/hooks";
import { openings, type Opening } from "./openings.ts";

/** What the drawings of an answer are made from; its calculator link names the whole configuration. */
export function useLayout({ calculator_link }: CalcResponse): { layout: Layout; openings: Opening[] } {
  return useMemo(() => {
    const layout = layoutOf(new URL(calculator_link).searchParams);
    if (!layout) throw new Error(`no hangar in ${calculator_link}`);
    return { layout, openings: openings(layout) };
  }, [calculator_link]);
}
