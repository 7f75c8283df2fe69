import { FIELD_NAMES } from "../calculator/form/form-state.ts";

/**
 * Runs before the first paint: a page opened by a link to another hangar must not show the default one's price. The
 * link may be bent: behind a fragment's mark, or escaped once or twice.
 */
const SCRIPT = `
const named = /(?:^|[?&#!/;]|%(?:25)*(?:26|3f|23))(?:${["calculation_id", ...FIELD_NAMES].join("|")})(?:=|%(?:25)*3d)/i;
if (named.test(location.search + location.hash)) document.documentElement.classList.add("opening-link");
`.trimStart();

export const GET = (): Response =>
  new Response(SCRIPT, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
