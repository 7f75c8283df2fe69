import type { Problem } from "../engine/request/problem.ts";
import type { SearchEngine } from "./candidate.ts";
import { russian } from "../messages/ru/search.ts";
import { notAccepted } from "../messages/problem-texts.ts";
import type { SearchTexts } from "../messages/search-texts.ts";
import { noSuchSizes } from "./no-such-sizes.ts";
import type { Filters } from "./filters.ts";
import { heightsOf, lengthsOf, trussKind, widthsOf } from "./roof-sizes.ts";

/** One size of the catalogue, ready to be calculated: width and height in millimetres, length in metres. */
export interface CatalogueSize {
  roof: string;
  width: number;
  length: number;
  height: number;
}

/** Every standard width and height of the asked roofs with every length of whole bays, or why there is none. */
export function catalogue(
  filters: Filters,
  { priceList, parameters, language }: Pick<SearchEngine, "priceList" | "parameters" | "language">,
  texts: SearchTexts = russian,
): CatalogueSize[] | { problem: Problem } {
  const kind = trussKind(filters, parameters.truss.aliases);
  const { attached } = filters;
  const ofKind = Object.keys(priceList.roofs).filter(
    (id) => attached === undefined || Boolean(priceList.roofs[id]!.attached) === attached,
  );
  const roofs = filters.roof?.filter((id) => ofKind.includes(id)) ?? ofKind;
  if (roofs.length === 0) {
    const came = String(filters.roof ?? attached);
    const about = [{ parameter: "roof", came, accepted: { type: "string", enum: ofKind } as const }];
    return { problem: { code: "unsupported_size", about, ...notAccepted(came, ofKind.join(", "), language.problem) } };
  }
  const sizesByRoof = roofs.map((id) => {
    const roof = priceList.roofs[id]!;
    const widths = widthsOf(roof, filters, kind);
    return { id, widths, heights: heightsOf(roof, filters), lengths: lengthsOf(roof, filters, priceList.length) };
  });
  const sizes = sizesByRoof.flatMap(({ id, widths, heights, lengths }) =>
    widths.flatMap((width) =>
      heights.flatMap((height) => lengths.map((length): CatalogueSize => ({ roof: id, width, length, height }))),
    ),
  );
  return sizes.length > 0 ? sizes : { problem: noSuchSizes(filters, sizesByRoof, priceList, texts) };
}
