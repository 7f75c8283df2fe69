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
  /** What it must reach; none when it only tells. */
  bound?: { atLeast: number } | { atMost: number };
}

/** `bench-results.json`, which `npm run bench` writes. */
export interface BenchResults {
  /** Day and time of the run, ISO 8601 in UTC. */
  date: string;
  /** What was measured: the commit, and whether there were changes besides; null outside of a repository. */
  commit: { id: string; changed: boolean } | null;
  machine: { cpu: string; cores: number; memory_bytes: number; os: string; node: string };
  /** Programs that ran or waited before the bench, over one minute. */
  load: number;
  rows: BenchRow[];
}

const RESULTS = data as BenchResults;

export function isMet({ measured, bound }: BenchRow): boolean {
  if (!bound) return true;
  return "atLeast" in bound ? measured >= bound.atLeast : measured <= bound.atMost;
}

const HEADS = { ru: ["Что", "Измерено", "Цель"], en: ["What", "Measured", "Target"] } as const;

const WORDS = {
  ru: { missed: "не достигнута", none: "нет" },
  en: { missed: "missed", none: "none" },
} as const;

/** The results of one part of the page; a row that has not been measured yet is left out. */
export function benchTable(part: BenchPart, lang: Lang) {
  const rows = RESULTS.rows.filter(({ id }) => Object.hasOwn(BENCH_ROWS[part], id));
  return { heads: HEADS[lang], rows: tableOf(rows, lang) };
}

/** Name, figure and target of each row; of the target is told when it is missed. */
export function tableOf(rows: readonly BenchRow[], lang: Lang): string[][] {
  const { missed, none } = WORDS[lang];
  return rows.map((row) => {
    const { id, measured, decimals, bound } = row;
    const shown = (value: number) => fixed(value, decimals, lang);
    const target = bound && ("atLeast" in bound ? `≥\u00a0${shown(bound.atLeast)}` : `≤\u00a0${shown(bound.atMost)}`);
    return [rowName(id)[lang], shown(measured), `${target ?? none}${isMet(row) ? "" : `, ${missed}`}`];
  });
}

/** On what, when and of what the results are. */
export function benchConditions(lang: Lang): string[][] {
  const { date, commit, machine, load } = RESULTS;
  const day = new Date(date).toLocaleString(lang, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  const [when, what, cpu, cores, memory, runsOn, busy] = CONDITIONS[lang];
  return [
    [when, `${day} UTC`],
    ...(commit ? [[what, commit.id + (commit.changed ? CHANGED[lang] : "")]] : []),
    [cpu, machine.cpu],
    [cores, String(machine.cores)],
    [memory, `${fixed(machine.memory_bytes / 2 ** 30, 1, lang)}\u00a0${lang === "ru" ? "ГиБ" : "GiB"}`],
    [runsOn, `${machine.os}, Node.js ${machine.node}`],
    [busy, fixed(load, 2, lang)],
  ];
}

const CONDITIONS = {
  ru: ["Когда", "Версия исходников", "Процессор", "Ядер", "Память", "Система", "Средняя загрузка до замера"],
  en: ["When", "Version of the sources", "Processor", "Cores", "Memory", "System", "Load average before the run"],
} as const;

const CHANGED = { ru: " и правки после неё", en: " and changes after it" } as const;
