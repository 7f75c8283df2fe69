import type { Said } from "../../text/lang.ts";

/** Names of all that `npm run bench` times, by the part of the page that shows it. A result without a name stops the build. */
export const BENCH_ROWS = {
  lines: {
    calculationsPerSecond: { ru: "Расчётов в секунду", en: "Calculations a second" },
    timesHyperFormula: { ru: "Во сколько раз быстрее HyperFormula", en: "Times as fast as HyperFormula" },
    timesJsonLogic: { ru: "Во сколько раз быстрее json-logic-engine", en: "Times as fast as json-logic-engine" },
  },
  answer: {
    timesText: {
      ru: "Весь ответ; запись одного только текста — 1",
      en: "The whole answer; writing its text alone is 1",
    },
    timesWriter: {
      ru: "Во сколько раз быстрее JSON.stringify с кодированием в UTF-8 пишется ответ сервера",
      en: "Times as fast as JSON.stringify and encoding in UTF-8 the server writes an answer",
    },
    wishLongest: { ru: "Пожелание в 2000 знаков, мс", en: "A wish of 2,000 characters, ms" },
    wishTimesHalf: { ru: "Оно же; вдвое короче — 1", en: "The same; one half as long is 1" },
  },
  keystroke: {
    keystrokeMedian: {
      ru: "Работа до новой цены в кадрах экрана: медиана",
      en: "Work up to the new price, in frames: median",
    },
    keystroke95: { ru: "То же: у 95\u00a0% нажатий не дольше", en: "The same: 95th percentile" },
  },
  search: {
    searchFirst: { ru: "Первый подбор, с запуском потока, мс", en: "First search, with the worker's start, ms" },
    searchLater: { ru: "Следующие подборы, мс", en: "Searches after it, ms" },
  },
  http: {
    httpDifferent: { ru: "Разных расчётов в секунду", en: "Different calculations a second" },
    httpOfPlain: {
      ru: "Работа процессора на каждый; тот же движок, node:http и JSON.stringify — 1",
      en: "The processor's work for each; the same engine, node:http and JSON.stringify are 1",
    },
    httpOfHono: { ru: "Она же; тот же движок и Hono — 1", en: "The same; the same engine and Hono are 1" },
    httpRepeatedOfPlain: {
      ru: "Она же на повторный расчёт; тот же движок, node:http и JSON.stringify — 1",
      en: "The same for a repeated one; the same engine, node:http and JSON.stringify are 1",
    },
    httpResident: { ru: "Память процесса, наибольшая, МиБ", en: "Memory of the process at most, MiB" },
    httpResidentGrowth: {
      ru: "Её прирост за последнюю треть, %",
      en: "Its growth over the last third, %",
    },
    httpHeldGrowth: {
      ru: "Прирост занятого после сборки мусора, %",
      en: "Growth of what is left after garbage collection, %",
    },
    httpColdStart: { ru: "От запуска до первого расчёта, мс", en: "From the start to the first calculation, ms" },
    httpTimesColdStart: { ru: "То же; пустой сервер на srvx — 1", en: "The same; an empty server of srvx is 1" },
  },
  blocks: {
    blockPage: { ru: "Страница, мс", en: "A page, ms" },
    blockCalc: { ru: "Расчёт, мс", en: "A calculation, ms" },
    blockBatch: { ru: "Пакет в сто расчётов, мс", en: "A batch of a hundred, ms" },
    blockSearch: { ru: "Подбор, мс", en: "A search, ms" },
    blockWish: { ru: "Пожелание словами, мс", en: "A wish in words, ms" },
    blockMcp: { ru: "Подбор по MCP, мс", en: "A search over MCP, ms" },
    blockCsv: { ru: "CSV, мс", en: "CSV, ms" },
    blockXlsx: { ru: "XLSX, мс", en: "XLSX, ms" },
    blockSvg: { ru: "SVG, мс", en: "SVG, ms" },
    blockDxf: { ru: "DXF, мс", en: "DXF, ms" },
    blockGlb: { ru: "GLB, мс", en: "GLB, ms" },
    blockIfc: { ru: "IFC, мс", en: "IFC, ms" },
    blockPng: { ru: "PNG, мс", en: "PNG, ms" },
  },
  files: {
    fileCsv: { ru: "CSV, мс", en: "CSV, ms" },
    fileXlsx: { ru: "XLSX, мс", en: "XLSX, ms" },
    fileSvg: { ru: "SVG, мс", en: "SVG, ms" },
    fileDxf: { ru: "DXF, мс", en: "DXF, ms" },
    fileGlb: { ru: "GLB, мс", en: "GLB, ms" },
    fileIfc: { ru: "IFC, мс", en: "IFC, ms" },
    fileResident: { ru: "Память процесса, наибольшая, МиБ", en: "Memory of the process at most, MiB" },
  },
} as const satisfies Record<string, Record<string, Said>>;

export type BenchPart = keyof typeof BENCH_ROWS;

/** Identity of a row in the results. */
export type RowId = { [Part in BenchPart]: keyof (typeof BENCH_ROWS)[Part] }[BenchPart];

const NAMES = new Map<string, Said>(Object.values(BENCH_ROWS).flatMap((rows) => Object.entries(rows)));

/** Throws when there is no such row. */
export function rowName(id: string): Said {
  const name = NAMES.get(id);
  if (!name) throw new Error(`bench-rows.ts names no row ${id}`);
  return name;
}
