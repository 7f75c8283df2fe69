import type { Said } from "../../text/lang.ts";

/** Said of different and of repeated requests alike. */
const SHARE = {
  ru: "Они же, в процентах от node:http с готовым ответом",
  en: "The same, percent of node:http with a ready answer",
};
const WORK = {
  ru: "Работа процессора на каждый; у node:http — 1",
  en: "The processor's work for each; that of node:http is 1",
};

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
    httpDifferentShare: SHARE,
    httpDifferentWork: WORK,
    httpRepeated: { ru: "Повторных расчётов в секунду", en: "Repeated calculations a second" },
    httpRepeatedShare: SHARE,
    httpRepeatedWork: WORK,
    httpHeldWork: {
      ru: "Она же на ответ 304: он уже есть у клиента",
      en: "The same for a 304: the client has the answer",
    },
    httpLatency99: {
      ru: "Под половинной нагрузкой 99\u00a0% ответов не дольше, мс",
      en: "At half the load, 99th percentile of the answers, ms",
    },
    httpTimesLatency: {
      ru: "То же; node:http при стольких же запросах — 1",
      en: "The same; node:http with as many requests is 1",
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
  files: {
    fileCsv: { ru: "CSV, мс", en: "CSV, ms" },
    fileXlsx: { ru: "XLSX, мс", en: "XLSX, ms" },
    fileSvg: { ru: "SVG, мс", en: "SVG, ms" },
    fileDxf: { ru: "DXF, мс", en: "DXF, ms" },
    fileGlb: { ru: "GLB, мс", en: "GLB, ms" },
    fileIfc: { ru: "IFC, мс", en: "IFC, ms" },
    fileBlock: {
      ru: "Дольше всего подряд, когда другие запросы ждут, мс",
      en: "Longest at a stretch, while other requests wait, ms",
    },
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
