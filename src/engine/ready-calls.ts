import type { PriceList } from "../price-list/schema.ts";
import { millimetres } from "../text/millimetres.ts";
import type { Hangar } from "./geometry/hangar.ts";
import type { Links } from "./links.ts";
import type { ParameterValues } from "./request/parameters.ts";
import type { ProblemData } from "./request/problem.ts";
import type { RefusedRequest, Request } from "./request/request.ts";
import { nearestSize } from "./request/standard-sizes.ts";
import type { ErrorBody } from "./response.ts";

/** More would be a catalogue: what else is offered the error says itself. */
export const MOST_READY = 3;

/** A roof, its sizes, its gates, its other openings. */
const MOST_STEPS = 4;

type ReadyCalls = (refused: RefusedRequest, steps?: number) => NonNullable<ErrorBody["try"]>;

/**
 * Makes the ready calls next to what is not offered: the nearest value of each parameter, or all that there are where none
 * is nearer, and for a width another roof where those of this one end. Only where values came and nothing else is wrong,
 * for nothing is guessed; `name` is the hangar in words.
 */
export function readyCalls(
  { roofs }: PriceList,
  read: (parameters: Readonly<Record<string, unknown>>) => Request,
  links: Links,
  name: (hangar: Hangar) => string,
): ReadyCalls {
  return function ready({ problems, values }, steps = MOST_STEPS): ReturnType<ReadyCalls> {
    let wanted: Record<string, unknown>[] = [{ ...values }];
    for (const { code, about, together } of problems) {
      const isOfRoom = code === "does_not_fit";
      // These fit once the gates that are too many are fewer.
      if (isOfRoom && about.length === 0) continue;
      // Of openings without room any may give way, of other parameters it is the client's to say which.
      if (about.some(({ came }) => came === undefined) || (about.length !== 1 && !isOfRoom)) return [];
      const each = about.map((data) => offeredFor(data).map((value) => ({ [data.parameter]: value })));
      const offered =
        together && each.every(({ length }) => length > 0) ? [Object.assign({}, ...each.flat())] : each.flat();
      // So would combinations be.
      if (wanted.length > 1 && offered.length > 1) return [];
      wanted = wanted.flatMap((one) => offered.map((value) => ({ ...one, ...value })));
      if (about[0]?.parameter === "width") wanted.push(...wanted.flatMap((one) => otherRoofs(values, roofs, one)));
    }
    const calls = wanted.map(read).flatMap((request) => {
      if (!("problems" in request))
        return [{ name: name(request.hangar), url: links.call(request.hangar.configuration) }];
      // Sizes are read only of a roof that there is, openings are fitted only into walls of sizes that there are.
      return steps > 1 ? ready(request, steps - 1) : [];
    });
    // One call for what is told alike: a gate in one end is there twice.
    return calls.filter((call, at) => calls.findIndex(({ name }) => name === call.name) === at).slice(0, MOST_READY);
  };
}

/** No openings at all are not what was asked, nor are prices of another day. */
function offeredFor({ parameter, accepted, nearest }: ProblemData): readonly unknown[] {
  if (parameter === "prices_version") return [];
  if (nearest !== undefined) return nearest === 0 ? [] : [nearest];
  // Nothing is near a size that is no number.
  if (accepted?.type === "number") return [];
  return accepted?.enum ?? (accepted?.type === "boolean" ? [true, false] : []);
}

/** Of the roofs that need no building beside them the one whose width is nearer, or on the other side. */
function otherRoofs(
  { roof, width = 0, height }: ParameterValues,
  roofs: PriceList["roofs"],
  mended: Readonly<Record<string, unknown>>,
): Record<string, unknown>[] {
  const asked_mm = millimetres(width);
  const own_mm = millimetres(mended["width"] as number);
  const distance = (width_mm: number): number => Math.abs(width_mm - asked_mm);
  const candidates = Object.entries(roofs).flatMap(([other, { widths, heights, attached }]) =>
    other === roof || attached
      ? []
      : [{ other, heights, width_mm: nearestSize(Object.keys(widths).map(Number), asked_mm) }],
  );
  const beyond = candidates
    .filter(({ width_mm }) => width_mm > asked_mm !== own_mm > asked_mm || distance(width_mm) < distance(own_mm))
    .sort((a, b) => distance(a.width_mm) - distance(b.width_mm));
  return beyond.slice(0, 1).map(({ other, heights, width_mm }) => ({
    ...mended,
    roof: other,
    width: width_mm,
    ...(height !== undefined && { height: nearestSize(heights, millimetres(height)) }),
  }));
}
