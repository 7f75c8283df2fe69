import { preview } from "../../messages/ru/documents.ts";
import type { CalcResponse } from "../../engine/response.ts";
import { hangarInWords, sizesInWords } from "../../formats/model/hangar-in-words.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { escapedHtml } from "../../text/escaped-html.ts";
import { roubles } from "../../text/format.ts";
import { HttpError, MAX_URL_LENGTH } from "../errors.ts";
import { pathOf } from "../request-target.ts";
import type { HttpRequest } from "../reply.ts";
import { askedEngine, type Engines } from "../../services/asked/asked-engine.ts";

/** What a messenger shows with a link: contents of the page's `og:` tags by their names. */
export type LinkPreview = Readonly<Record<string, string>>;

/**
 * The preview of a link to the calculator with a hangar in it. Nothing for a browser, which opens the page itself and says
 * so (`Sec-Fetch-Dest`), nor for a link that is not answered with a price.
 */
export function linkPreviews(engines: Engines): (request: HttpRequest) => LinkPreview | undefined {
  return (request) => {
    const { target } = request;
    const pathname = pathOf(target);
    if (pathname !== "/" || target.length === 1 || target.length > MAX_URL_LENGTH) return undefined;
    if (request.header("sec-fetch-dest") !== null) return undefined;
    const pairs = new URLSearchParams(target.slice(pathname.length));
    if (!pairs.has("roof")) return undefined;
    try {
      const { status, body } = askedEngine(engines, pairs).calculate(pairs);
      return status === 200 ? previewOf(body) : undefined;
    } catch (error) {
      // A price list that there never was: the page tells of it.
      if (error instanceof HttpError) return undefined;
      throw error;
    }
  };
}

function previewOf(body: CalcResponse): LinkPreview {
  const { result, prices_version, calculator_link, files } = body;
  const sizes = sizesInWords(body);
  return {
    "og:title": preview.title(sizes, roubles(result.total_with_vat)),
    "og:description": preview.description(hangarInWords(body).join(", "), dateInWords(prices_version)),
    "og:url": calculator_link,
    "og:image": files.png,
    "og:image:alt": preview.picture(sizes),
  };
}

const TAG = /(<meta property="(og:[a-z:]+)" content=")[^"]*/g;

/** The page with this in its head. */
export function withPreview(html: string, preview: LinkPreview): string {
  return html.replace(TAG, (tag: string, start: string, name: string) => {
    const content = preview[name];
    return content === undefined ? tag : start + escapedHtml(content);
  });
}
