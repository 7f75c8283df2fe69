import { FILE_FORMATS } from "../../../src/engine/file-formats.ts";
import { requestsTo } from "../../support/arbitraries.ts";
import { got, query, type Asked } from "./request.ts";
import { engine, OLDER, sampled } from "./sources.ts";

const HANGARS = sampled(requestsTo(engine).validQuery, 8);

/** Every format of every roof that happens to come, of the older list, in English and where something is wrong. */
export const files: Asked[] = FILE_FORMATS.flatMap((format) => {
  const path = `/v1/calc.${format}`;
  const [first, second] = HANGARS as [Record<string, string>, Record<string, string>];
  const more = [
    { ...first, lang: "en" },
    { ...second, prices_version: OLDER },
    { ...first, width: "99" },
    { ...first, explain: "1" },
  ];
  return [...HANGARS, ...more].map((hangar) => got(`file ${format}`, query(path, hangar)));
}).concat(
  HANGARS.flatMap((hangar) =>
    ["ru", "en"].map((lang) => got("file csv", query("/v1/calc.csv", { ...hangar, dialect: "ru", lang }))),
  ),
);
