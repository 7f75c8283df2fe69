import { texts } from "virtual:hangar-data";
import { siteTexts } from "../../desk/draft/site-texts.ts";

/** What the price desk begins with. */
export function GET(): Response {
  return Response.json(siteTexts(texts).desk);
}
