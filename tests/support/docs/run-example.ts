import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { HyperFormula } from "hyperformula";
import type { ShownExample } from "./docs-examples.ts";
import { builtSite } from "../built-pages.ts";
import { product } from "../product.ts";

/** What an example printed, or the body of its answer, and the status where there is one. */
export interface Outcome {
  output: string;
  status?: number;
}

/** Runs the code of an example against the product at `url`; `baseUrl` is where the shown links lead. */
export async function run({ kind, code }: ShownExample, baseUrl: string, url: string): Promise<Outcome> {
  const here = (text: string) => text.replaceAll(baseUrl, url);
  switch (kind) {
    case "url": {
      const response = await fetch(here(code));
      return { output: await response.text(), status: response.status };
    }
    case "curl":
      return { output: await program("sh", ["-c", here(code).replaceAll("curl ", "curl -sS ")]) };
    case "python":
      return { output: await program("python3", ["-c", here(code)], { PYTHONIOENCODING: "utf-8" }) };
    case "js": {
      // Node imports no module over the network: it takes the very file that the address serves.
      const local = code
        .replaceAll(`from "${baseUrl}/`, `from "${pathToFileURL(builtSite).href}`)
        .replaceAll("./dist/", pathToFileURL(`${product}/`).href);
      // What it saves beside itself is gone with it.
      const folder = await mkdtemp(join(tmpdir(), "example-"));
      try {
        return { output: await program(process.execPath, ["--input-type=module", "-e", here(local)], {}, folder) };
      } finally {
        await rm(folder, { recursive: true });
      }
    }
    case "apps-script":
      return { output: await appsScript(here(code)) };
    case "formulas":
      return { output: await formulas(here(code)) };
    case "bot":
      return { output: await saidByBot(here(code), await messageToBot(url)) };
    case "call":
      return { output: await fieldsOfCall(code, baseUrl, url) };
  }
}

/** Everything that a program prints; it must come with the system, or with Node. */
async function program(name: string, args: string[], env: Record<string, string> = {}, cwd?: string): Promise<string> {
  const process_ = spawn(name, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const failed = once(process_, "error").then(([error]) => {
    throw new Error(`${name} is needed to run the examples of the documentation: ${String(error)}`);
  });
  const ended = Promise.all([text(process_.stdout), text(process_.stderr), once(process_, "close")]);
  const [output, complaints, [status]] = await Promise.race([ended, failed]);
  if (status !== 0) throw new Error(`${name} ended with ${String(status)}: ${complaints}`);
  return output.trimEnd();
}

/** A cell of a Google sheet: the formula stands in the first line, the function below. */
async function appsScript(code: string): Promise<string> {
  const formula = /^\/\/ =(.*)$/m.exec(code)![1]!.replaceAll(";", ",");
  const asked: string[] = [];
  const answers = new Map<string, string>();
  const evaluate = (): unknown =>
    runInNewContext(`${code}\n${formula}`, {
      UrlFetchApp: {
        fetch(address: string) {
          asked.push(address);
          return { getContentText: () => answers.get(address) ?? "{}" };
        },
      },
    });
  // A sheet waits for the network, a script here cannot: the first run only tells what is to be fetched.
  try {
    evaluate();
  } catch {
    for (const address of asked) answers.set(address, await (await fetch(address)).text());
  }
  return String(evaluate());
}

/** The last of the cells `A1  …`; WEBSERVICE, which the spreadsheet here lacks, is what it would have fetched. */
async function formulas(code: string): Promise<string> {
  const cells = code.split("\n").map((line) => line.replace(/^[A-Z]\d+\s+/, ""));
  for (const [at, cell] of cells.entries()) {
    const [, column, row] = /^=WEBSERVICE\(([A-Z])(\d+)\)$/.exec(cell) ?? [];
    if (column === "A") cells[at] = await (await fetch(cells[Number(row) - 1]!)).text();
  }
  const options = { licenseKey: "gpl-v3", functionArgSeparator: ";" };
  const sheet = HyperFormula.buildFromArray(
    cells.map((cell) => [cell.startsWith("=") ? cell : `'${cell}`]),
    options,
  );
  return String(sheet.getCellValue({ sheet: 0, row: cells.length - 1, col: 0 }));
}

/** The hangar of the examples, which another price list may change. */
async function messageToBot(url: string): Promise<string> {
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, { post: { requestBody: { content: Record<string, { examples: Examples }> } } }>;
  };
  const { examples } = paths["/v1/calc"]!.post.requestBody.content["application/json"]!;
  const { roof, width, length } = examples.complete.value;
  return `${roof} ${width} ${length}`;
}

interface Examples {
  complete: { value: { roof: string; width: number; length: number } };
}

/** Makes the pauses of a program a hundredth of what they are. */
const HASTE =
  "data:text/javascript,const { setTimeout } = globalThis;" +
  "globalThis.setTimeout = (act, ms, ...given) => setTimeout(act, ms / 100, ...given);";

/** What a bot answers to the message that its page suggests; before it Telegram fails once and refuses once. */
async function saidByBot(code: string, asked: string): Promise<string> {
  const failures = [500, 409];
  let said: (text: string) => void;
  const answer = new Promise<string>((resolve) => (said = resolve));
  const telegram = createServer((request, response) => {
    void text(request).then((body) => {
      const given = JSON.parse(body) as { offset?: number; text?: string };
      const [status = 200] = failures.splice(0, 1);
      if (given.text !== undefined) said(given.text);
      const message = { chat: { id: 1 }, text: asked };
      const result = given.offset === 0 ? [{ update_id: 1 }, { update_id: 2, message }] : [];
      response.writeHead(status).end(JSON.stringify(status === 200 ? { ok: true, result } : { ok: false }));
    });
  });
  await once(telegram.listen(0), "listening");
  const { port } = telegram.address() as AddressInfo;
  const env = { ...process.env, BOT_API: `http://localhost:${port}`, BOT_TOKEN: "1:a" };
  const args = ["--import", HASTE, "--input-type=module", "-e", code];
  const bot = spawn(process.execPath, args, { env, stdio: "inherit" });
  const ended = once(bot, "exit").then(([status]) => Promise.reject(new Error(`the bot ended with ${String(status)}`)));
  try {
    return await Promise.race([answer, ended]);
  } finally {
    bot.kill();
    ended.catch(() => {});
    telegram.closeAllConnections();
    telegram.close();
  }
}

/** Of a language that does not run here: the address inside answers and has every field that the code reads. */
async function fieldsOfCall(code: string, baseUrl: string, url: string): Promise<string> {
  const path = /"(\/v1\/[^"]+)"/.exec(code.replaceAll(baseUrl, ""))![1]!;
  const response = await fetch(url + path);
  if (response.headers.get("content-type")!.startsWith("text/csv")) return "";
  const body: unknown = await response.json();
  const chains = [
    ...code.matchAll(/(?:\[\w+\]){2,}|(?:\['\w+'\])+|(?<=Данные\.)result[\w.]*|(?<=\banswer\.)(?!error)\w+/g),
  ]
    .map(([chain]) => chain.match(/[a-z_]\w*/g)!)
    // That is in a refusal.
    .filter(([first]) => first !== "error");
  if (chains.length === 0) throw new Error("The example reads no field");
  const read = (value: unknown, name: string) => (value as Record<string, unknown>)[name];
  const values = chains.map((chain) => chain.reduce(read, body));
  if (values.includes(undefined)) throw new Error(`${path} has not all of ${chains.join("; ")}`);
  return "";
}
