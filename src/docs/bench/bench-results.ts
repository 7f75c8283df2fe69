import { inputs } from "virtual:hangar-data";
import data from "./bench-results.json" with { type: "json" };
import { BENCH_ROWS, rowName, type BenchPart } from "./bench-rows.ts";
import type { Lang } from "../../text/lang.ts";
import { fixed } from "../facts/wording.ts";

/** One figure of `npm run bench`. */
export interface BenchRow {
  id: string;
  measured: number;
  /** Decimals to show. */
  decimals: number;
}

/** `bench-results.json`, which `npm run bench` writes. */
export interface BenchResults {
  /** What the measured build was made from: the hash of its stamp. */
  inputs: string;
  /** Day and time of the run, ISO 8601 in UTC. */
  date: string;
  machine: { cpu: string; cores: number; memory_bytes: number; os: string; node: string };
  /** Programs that ran or waited before the bench, over one minute. */
  load: number;
  rows: BenchRow[];
}

const RESULTS = data as BenchResults;

/** Figures of another build say nothing of the one that a page belongs to. */
export const isMeasured = RESULTS.inputs === inputs;

const HEADS = { ru: ["Что", "Измерено"], en: ["What", "Measured"] } as const;

/** The results of one part of the page; a row that was not measured is left out. */
export function benchTable(part: BenchPart, lang: Lang, all: readonly BenchRow[] = RESULTS.rows) {
  const rows = all.filter(({ id }) => Object.hasOwn(BENCH_ROWS[part], id));
  const shown = rows.map(({ id, measured, decimals }) => [rowName(id)[lang], fixed(measured, decimals, lang)]);
  return { heads: HEADS[lang], rows: shown };
}

/** On what and when the results were measured. */
export function benchConditions(lang: Lang): string[][] {
  const { date, machine, load } = RESULTS;
  const day = new Date(date).toLocaleString(lang, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  const [when, cpu, cores, memory, runsOn, busy] = CONDITIONS[lang];
  return [
    [when, `${day} UTC`],
    [cpu, machine.cpu],
    [cores, String(machine.cores)],
    [memory, `${fixed(machine.memory_bytes / 2 ** 30, 1, lang)}\u00a0${lang === "ru" ? "ГиБ" : "GiB"}`],
    [runsOn, `${machine.os}, Node.js ${machine.node}`],
    [busy, fixed(load, 2, lang)],
  ];
}

const CONDITIONS = {
  ru: ["Когда", "Процессор", "Ядер", "Память", "Система", "Средняя загрузка до замера"],
  en: ["When", "Processor", "Cores", "Memory", "System", "Load average before the run"],
} as const;
