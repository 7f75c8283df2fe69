/** One line of Prometheus' text format: a number under a name and labels. */
export interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** What is not in Prometheus' text format (version 0.0.4). */
export class MetricsError extends Error {}

const NAME = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const LABEL_NAME = "[a-zA-Z_][a-zA-Z0-9_]*";
const LABEL_VALUE = '(?:[^"\\\\]|\\\\[\\\\"n])*';
const LABELS = `(?:${LABEL_NAME}="${LABEL_VALUE}"(?:,|(?=\\})))*`;

const LABEL = new RegExp(`(${LABEL_NAME})="(${LABEL_VALUE})"`, "g");
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(${LABELS})\\})?[ \\t]+(\\S+)(?:[ \\t]+-?\\d+)?$`);
const ABOUT = new RegExp(`^# (?:HELP ${NAME}(?: .*)?|TYPE ${NAME} (?:counter|gauge|histogram|summary|untyped))$`);
const COMMENT = /^#(?! *(?:HELP|TYPE)\b)/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * The samples of a text, in its order. Throws `MetricsError` for anything that is not the format from the first line to
 * the end of the last, for a label or a sample twice, and so for a page of a proxy or an answer that was cut off.
 */
export function readMetrics(text: string): Sample[] {
  const lines = text.split("\n");
  if (lines.pop() !== "") throw new MetricsError("the last line has no end");
  const samples: Sample[] = [];
  const seen = new Set<string>();
  lines.forEach((line, at) => {
    const wrong = (what: string) => new MetricsError(`line ${at + 1}: ${what}`);
    if (line.trim() === "" || COMMENT.test(line) || ABOUT.test(line)) return;
    const [, name, written = "", number] = SAMPLE.exec(line) ?? [];
    if (name === undefined) throw wrong("is no sample");
    const labels = readLabels(written);
    if (!labels) throw wrong("has a label twice");
    const key = JSON.stringify([name, Object.entries(labels).sort(([a], [b]) => (a < b ? -1 : 1))]);
    if (seen.has(key)) throw wrong("is told twice");
    seen.add(key);
    const value = numberOf(number!);
    if (value === undefined) throw wrong("has no number");
    samples.push({ name, labels, value });
  });
  return samples;
}

/** Nothing where a name stands twice. */
function readLabels(written: string): Record<string, string> | undefined {
  const pairs = [...written.matchAll(LABEL)].map(([, name, value]) => [name!, unescaped(value!)]);
  const labels = Object.fromEntries(pairs) as Record<string, string>;
  return Object.keys(labels).length === pairs.length ? labels : undefined;
}

const unescaped = (value: string): string => value.replace(/\\(.)/g, (_, of: string) => (of === "n" ? "\n" : of));

/** Prometheus reads what is no number in any case of letters, and its client for Node writes "Nan". */
function numberOf(text: string): number | undefined {
  if (/^nan$/i.test(text)) return NaN;
  const [, sign, infinite] = /^([+-]?)(inf(?:inity)?)$/i.exec(text) ?? [];
  if (infinite !== undefined) return sign === "-" ? -Infinity : Infinity;
  return NUMBER.test(text) ? Number(text) : undefined;
}
