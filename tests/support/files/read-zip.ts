import { strFromU8, unzipSync } from "fflate";

/** The files of a zip archive as texts, by name. */
export const readZip = (archive: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(archive)).map(([name, content]) => [name, strFromU8(content)]));
