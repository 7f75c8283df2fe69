import * as engine from "hangar-engine";
import { documents } from "virtual:hangar-documents";
import { createHandler } from "./handler.ts";

/** The whole HTTP interface as one function; every host's adapter hands its requests to it. */
export const handler = createHandler({ engine, documents, onError: console.error });
export const { baseUrl } = engine;
export default handler;
