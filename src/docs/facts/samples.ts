import { baseUrl, priceList } from "hangar-engine";
import type { CalcResponse } from "../../engine/response.ts";
import { exampleAnswer } from "../../documents/examples/example-calls.ts";
import { LANGS, type Lang } from "../../text/lang.ts";
import type { Call } from "./answers.ts";
import { russian, understand } from "../../understanding/index.ts";
import { example, exampleBody, spokenCall, wishes } from "./calls.ts";
import type { ExampleKind } from "./example-kind.ts";
import { engineIn } from "./lang.ts";

/*
 * Code to copy. Each sample prints what stands in `answer`, made here of the engine's own answer; the test of the built
 * product runs the one and compares with the other.
 */
export interface Sample {
  kind: ExampleKind;
  code: string;
  syntax: string;
  answer: string;
}

const total = String(exampleBody.result.total_with_vat);
const lines = (...texts: string[]) => texts.join("\n");

/** What a call says beside its hangar to be answered in the language of its page: nothing in the contract's own. */
const spoken = (lang: Lang): { lang?: Lang } => (lang === LANGS[0] ? {} : { lang });
const hangarIn = (lang: Lang) => ({ ...example.request, ...spoken(lang) });
const spokenPath = (path: string, lang: Lang) => spokenCall({ path }, lang).path;

/** The shortest call there is. */
export function fetchSample({ path }: Call, lang: Lang): Sample {
  const code = `const response = await fetch("${baseUrl}${spokenPath(path, lang)}");
const { result } = await response.json();
console.log(result.total_with_vat);`;
  return { kind: "js", code, syntax: "js", answer: total };
}

/** With what a client must hear, and what to do when there is no price. */
export const javascript = (lang: Lang): Sample => ({
  kind: "js",
  syntax: "js",
  code: `const hangar = ${JSON.stringify(hangarIn(lang), null, 2)};

const response = await fetch("${baseUrl}/v1/calc?" + new URLSearchParams(hangar), {
  signal: AbortSignal.timeout(10_000),
});
const answer = await response.json();

if (response.ok) {
  console.log(answer.result.total_with_vat);
  for (const text of [...(answer.normalization_notes ?? []), ...answer.warnings]) console.log(text);
} else {
  console.log(answer.error.message);
  for (const { parameter, nearest } of answer.error.problems) console.log(parameter, nearest ?? "");
}`,
  answer: totalAndTexts(lang),
});

function totalAndTexts(lang: Lang): string {
  const { normalization_notes = [], warnings } = exampleAnswer(engineIn(lang));
  return lines(total, ...normalization_notes, ...warnings);
}

const WRONG_WIDTH = 999;

/** Waits for no answer for ever, asks again where that may help, and says which parameter is wrong where it does not. */
export const patient = (lang: Lang): Sample => ({
  kind: "js",
  syntax: "js",
  code: `async function ask(hangar, attempts = 3) {
  for (let attempt = 1; ; attempt++) {
    const url = "${baseUrl}/v1/calc?" + new URLSearchParams(hangar);
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (response && response.status !== 429 && response.status < 500) return response.json();
    if (attempt === attempts) throw new Error(\`\${url}: \${response?.status ?? "no answer"}\`);
    const seconds = Number(response?.headers.get("Retry-After")) || 2 ** attempt;
    await new Promise((done) => setTimeout(done, seconds * 1000));
  }
}

const { error, result } = await ask(${JSON.stringify({ ...hangarIn(lang), width: WRONG_WIDTH })});
if (error) {
  for (const { parameter, came, nearest } of error.problems) console.log(parameter, came, "→", nearest ?? "?");
} else {
  console.log(result.total_with_vat);
}`,
  answer: refusedWidth(lang),
});

function refusedWidth(lang: Lang): string {
  const { status, body } = engineIn(lang).calculate({ ...example.request, width: WRONG_WIDTH });
  if (status === 200) throw new Error(`a width of ${WRONG_WIDTH} m is offered`);
  return lines(...body.error.problems.map(({ parameter, came, nearest }) => `${parameter} ${came} → ${nearest}`));
}

export const python = (lang: Lang): Sample => ({
  kind: "python",
  syntax: "python",
  code: `import json
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

hangar = ${pythonDictionary(hangarIn(lang))}

try:
    answer = json.load(urlopen("${baseUrl}/v1/calc?" + urlencode(hangar), timeout=10))
    print(answer["result"]["total_with_vat"])
    for text in answer.get("normalization_notes", []) + answer["warnings"]:
        print(text)
except HTTPError as refusal:
    error = json.load(refusal)["error"]
    print(error["message"], [problem["parameter"] for problem in error["problems"]])`,
  answer: totalAndTexts(lang),
});

/** Flags are 1 or 0 in a query: Python would write True. */
export function pythonDictionary(request: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(request).map(([name, value]) => {
    return `    "${name}": ${typeof value === "boolean" ? Number(value) : JSON.stringify(value)},`;
  });
  return lines("{", ...entries, "}");
}

/** The same call, answered as a table. */
export const csvUrl = (lang: Lang) =>
  `${baseUrl}${spokenPath(example.query, lang).replace("/v1/calc", "/v1/calc.csv")}`;

/** The bill as a table: of its lines the first position. */
export const csvTable = (lang: Lang): Sample => ({
  kind: "curl",
  syntax: "bash",
  code: `curl -s '${csvUrl(lang)}' | sed -n 2p`,
  answer: firstPosition(exampleAnswer(engineIn(lang))),
});

function firstPosition({ result: { materials } }: CalcResponse): string {
  const [position] = materials.flatMap((line) => (line.group ? [] : [line]));
  const { num, name, unit, price, qty, sum, code, status } = position!;
  return [num, name, unit, price, qty, sum, code, status].join(",");
}

/** A cell of a Google sheet; the bill grows below and beside it. */
export const importData = (lang: Lang): Omit<Sample, "answer"> => ({
  kind: "call",
  syntax: "text",
  code: `=IMPORTDATA("${csvUrl(lang)}")`,
});

const { request, path, pathWithHyphens } = example;
const options = pathWithHyphens.slice(path.length + 1);

/** A function of a Google sheet, and the value of a cell with the formula of its first line. */
export const appsScript = (lang: Lang): Sample => ({
  kind: "apps-script",
  syntax: "js",
  code: `// =HANGAR("${request.roof}"; ${request.width}; ${request.length}; ${request.height}; "${options}")
function HANGAR(roof, width, length, height, options) {
  const path = [roof, width, length, height, options].join("/");
  const response = UrlFetchApp.fetch("${baseUrl}/v1/calc/" + path${lang === LANGS[0] ? "" : ` + "?lang=${lang}"`}, { muteHttpExceptions: true });
  const answer = JSON.parse(response.getContentText());
  return answer.error ? answer.error.message : answer.result.total_with_vat;
}`,
  answer: total,
});

/** Cells of Excel and LibreOffice; the answer is the value of the last one. */
export const formulas = (lang: Lang): Sample => ({
  kind: "formulas",
  syntax: "text",
  code: lines(
    `A1  ${baseUrl}${spokenPath(pathWithHyphens, lang)}`,
    "A2  =WEBSERVICE(A1)",
    'A3  =SEARCH("total_with_vat";A2)+LEN("total_with_vat")+2',
    'A4  =VALUE(MID(A2;A3;SEARCH(",";A2;A3)-A3))',
  ),
  answer: total,
});

const { hostname, port, protocol } = new URL(baseUrl);
const isSecure = protocol === "https:";
const address = `"${hostname}", ${port || (isSecure ? "443" : "80")}`;

/** 1C:Enterprise. */
export const oneC: Omit<Sample, "answer"> = {
  kind: "call",
  syntax: "1c",
  code: `Соединение = Новый HTTPСоединение(${address}${isSecure ? ", , , , , Новый ЗащищенноеСоединениеOpenSSL" : ""});
Запрос = Новый HTTPЗапрос("${example.query}");
Ответ = Соединение.Получить(Запрос);

Чтение = Новый ЧтениеJSON;
Чтение.УстановитьСтроку(Ответ.ПолучитьТелоКакСтроку());
Данные = ПрочитатьJSON(Чтение);

Если Ответ.КодСостояния = 200 Тогда
    Сообщить(Данные.result.total_with_vat);
Иначе
    Сообщить(Данные.error.message);
КонецЕсли;`,
};

/** The total alone, in a shell. */
export const shell = (lang: Lang): Sample => ({
  kind: "curl",
  syntax: "sh",
  code: `curl -s '${baseUrl}${spokenPath(pathWithHyphens, lang)}' | grep -o '"total_with_vat":[0-9]*' | head -n 1`,
  answer: `"total_with_vat":${total}`,
});

/** The engine without a network. */
export const engineModule: Sample = {
  kind: "js",
  syntax: "js",
  code: `import { calculate } from "${baseUrl}/engine.js";

const { status, body } = calculate(${JSON.stringify(request)});
console.log(status === 200 ? body.result.total_with_vat : body.error.message);`,
  answer: total,
};

/** The same in Node, which imports no module over the network: the engine is saved, and works from the file. */
export const engineInNode: Sample = {
  kind: "js",
  syntax: "js",
  code: `import { writeFile } from "node:fs/promises";

// Once, and again with each new price list: /engine.js leads to the file of the engine.
const address = "${baseUrl}/engine.js";
const [, path] = (await (await fetch(address)).text()).match(/from "(.+)"/);
const engine = await fetch(new URL(path, address));
await writeFile("engine.mjs", await engine.text());

// From then on there is no need of a network.
const { calculate } = await import("./engine.mjs");

const { status, body } = calculate(${JSON.stringify(request)});
console.log(status === 200 ? body.result.total_with_vat : body.error.message);`,
  answer: total,
};

/** The parser without a network; what is answered to its questions comes as the second argument. */
export const understandModule: Sample = {
  kind: "js",
  syntax: "js",
  code: `import { understand } from "${baseUrl}/understanding.js";

const text = ${JSON.stringify(wishes.question)};
let { parameters, questions } = understand(text);
for (let given = {}; questions.length > 0; { parameters, questions } = understand(text, given)) {
  const [{ text: question, choices }] = questions;
  console.log(question);
  given = { ...given, ...choices[0].parameters }; // the person chooses here
}
console.log(JSON.stringify(parameters));`,
  answer: answeredInTurn(),
};

function answeredInTurn(): string {
  const told: string[] = [];
  let given = {};
  for (;;) {
    const { parameters, questions } = understand(wishes.question, { priceList, baseUrl, texts: russian }, given);
    const [open] = questions;
    if (!open) return lines(...told, JSON.stringify(parameters));
    told.push(open.text);
    given = { ...given, ...open.choices[0]!.parameters };
  }
}

/** The function as a host calls it. */
export const functionCall: Sample = {
  kind: "js",
  syntax: "js",
  code: `import { handler } from "./dist/function/handler.js";

const response = await handler(new Request("${baseUrl}${pathWithHyphens}"));
console.log(response.status);`,
  answer: "200",
};

/** Asks again with the tag of the last answer. */
export function revalidation(entityTag: string): Sample {
  return {
    kind: "curl",
    syntax: "sh",
    code: `curl -s -o /dev/null -w '%{http_code}' \\
  -H 'If-None-Match: ${entityTag}' \\
  '${baseUrl}${example.query}'`,
    answer: "304",
  };
}
