import { texts } from "virtual:hangar-data";
import { siteTexts } from "../../desk/draft/site-texts.ts";

/** The released lists that the price desk begins without. */
export function GET(): Response {
  return Response.json(siteTexts(texts).older);
}
