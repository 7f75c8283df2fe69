import * as engine from "hangar-engine";
import { manufacturer } from "virtual:hangar-data";
import { spokenEngine, type OtherEngines } from "../../services/asked/asked-engine.ts";
import type { HttpRequest, Reply } from "../reply.ts";
import { pathOf } from "../request-target.ts";
import { Replies } from "../replies.ts";
import { fileOf } from "../../services/file.ts";
import { environmentPost } from "../../applications/deliver/environment-post.ts";
import { applicationsOverHttp } from "./over-http.ts";

/** Of a platform that runs the function without an adapter. */
const own = environmentPost(typeof process === "undefined" ? {} : process.env);

/**
 * `function/application.js`: what the function answers /application with, loaded with the first such request. It is given
 * the function's engines of other languages.
 */
export const answer = (request: HttpRequest, others: OtherEngines): Promise<Reply> => {
  const query = new URLSearchParams(request.target.slice(pathOf(request.target).length));
  return answerIn(spokenEngine({ engine, others }, query), request, (version) => others(version, undefined));
};

/** Who comes from another file than the function's has to ask for what writes the workbook once while it is there. */
export { loadFormats } from "../../services/file.ts";

const answerIn = applicationsOverHttp({
  engine,
  manufacturer,
  postOf: ({ post }) => post ?? own,
  async workbookOf(body) {
    const file = await fileOf({ engine }, body, "xlsx", "ru", { turn: () => Promise.resolve() });
    return { file_name: file!.fileName!, base64: base64Of(file!.bytes) };
  },
  replies: new Replies(engine.baseUrl),
});

/** Pieces short enough to be arguments of a call. */
const PIECE = 8192;

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
