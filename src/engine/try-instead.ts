import type { PriceList } from "../price-list/schema.ts";
import { millimetres } from "../text/millimetres.ts";
import type { Hangar } from "./geometry/hangar.ts";
import type { Links } from "./links.ts";
import type { ParameterValues } from "./request/parameters.ts";
import type { Problem } from "./request/problem.ts";
import type { Request } from "./request/request.ts";
import { nearestSize } from "./request/standard-sizes.ts";
import type { ErrorBody } from "./response.ts";

/**
 * Ready calls next to what is not offered: the nearest sizes of the roof, and of another one where its widths go on. Only
 * where nothing else is wrong, for nothing is guessed; `name` is the hangar's sizes in words.
 */
export function tryInstead(
  problems: readonly Problem[],
  values: ParameterValues,
  { roofs }: PriceList,
  read: (parameters: Readonly<Record<string, unknown>>) => Request,
  links: Links,
  name: (hangar: Hangar) => string,
): ErrorBody["try"] {
  const isNotOffered = ({ code }: Problem): boolean => code === "unsupported_size" || code === "does_not_fit";
  const roof = values.roof === undefined ? undefined : roofs[values.roof];
  if (!problems.every(isNotOffered) || !roof) return [];

  const mended: Record<string, unknown> = { ...values };
  let isWidth = false;
  for (const { about } of problems) {
    const [first] = about;
    // Of several parameters any may give way: which is the client's to say.
    if (about.length !== 1 || first?.nearest === undefined || first.nearest === 0) return [];
    mended[first.parameter] = first.nearest;
    isWidth ||= first.parameter === "width";
  }
  const wanted = [mended, ...(isWidth ? otherRoofs(values, roofs, mended) : [])];
  return wanted.flatMap((parameters) => {
    const request = read(parameters);
    return "problems" in request ? [] : [{ name: name(request.hangar), url: links.call(request.hangar.configuration) }];
  });
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
