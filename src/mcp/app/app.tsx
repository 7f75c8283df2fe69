import { configurationInWords, type CalcResponse } from "hangar-engine";
import type { CallToolResult } from "@modelcontextprotocol/client";
import type { McpUiHostContext } from "@modelcontextprotocol/ext-apps";
import { render } from "preact";
import type { Action } from "../../calculator/calculator-state.ts";
import building from "../../drawing/building/building.css?inline";
import { styleSheet } from "../../embed/view/style-sheet.ts";
import { fileName } from "../../formats/file-name.ts";
import { roubles } from "../../text/format.ts";
import { vatInWords } from "../../text/vat-in-words.ts";
import { acted, contextOf, fromInput, fromResult, usualState, type AppState } from "./app-state.ts";
import style from "./app.css?inline";
import * as appWords from "./app-words.ts";
import { ChatCalculator } from "./ChatCalculator.tsx";
import { bridge, hear, host } from "./conversation.ts";

/*
 * The calculator in the window of a chat, an MCP App: one document without a network. It opens with what the assistant
 * was asked and answered, and what is changed here the assistant is told.
 */

/** A person types in several keys, and moves on in less time than that seldom. */
const QUIET_MS = 400;

const can = host?.hostCapabilities ?? {};

let root: ShadowRoot | undefined;
let state: AppState | undefined;
/** The calculation that the assistant knows of. */
let known: string | undefined;
let telling: number | undefined;

hear({
  "ui/notifications/tool-input": ({ arguments: given }: { arguments?: Record<string, unknown> }) =>
    open(fromInput(given)),
  "ui/notifications/tool-result": (result: CallToolResult) => open(fromResult(result, state)),
  "ui/notifications/tool-cancelled": () => open(state ?? usualState()),
  "ui/notifications/host-context-changed": adapt,
});

if (host) {
  adapt(host.hostContext);
  // The height of the content: the width is the host's to give.
  const page = document.documentElement;
  const tellHeight = () =>
    bridge.notify("ui/notifications/size-changed", { height: Math.ceil(page.getBoundingClientRect().height) });
  new ResizeObserver(tellHeight).observe(page);
} else {
  // Whoever opens the document by itself has a calculator too.
  open(usualState());
}

function adapt({ theme, styles, safeAreaInsets }: McpUiHostContext): void {
  const page = document.documentElement.style;
  if (theme) page.colorScheme = theme;
  const font = styles?.variables?.["--font-sans"];
  if (font) page.fontFamily = font;
  if (safeAreaInsets) {
    const { top, right, bottom, left } = safeAreaInsets;
    page.padding = `${top}px ${right}px ${bottom}px ${left}px`;
  }
}

function open(next: AppState | undefined): void {
  if (!next) return;
  known = next.calculator.formAnswer.body?.calculation_id;
  show(next);
}

function show(next: AppState): void {
  state = next;
  const { calculator, told } = next;
  const body = calculator.formAnswer.body;
  render(
    <ChatCalculator calculator={{ state: calculator, dispatch }} told={told}>
      {body && (
        <button type="button" class="button" onClick={() => void download(body)}>
          {appWords.downloadBill}
        </button>
      )}
      {body && can.message && (
        <button type="button" class="button" onClick={() => void discuss(body)}>
          {appWords.discuss}
        </button>
      )}
    </ChatCalculator>,
    (root ??= newRoot()),
  );
}

/** In the place of the words that stand in the document until there is a hangar to show. */
function newRoot(): ShadowRoot {
  const made = document.body.attachShadow({ mode: "open" });
  const own = new CSSStyleSheet();
  own.replaceSync(building + style);
  made.adoptedStyleSheets = [styleSheet(), own];
  made.addEventListener("click", onClick);
  return made;
}

function dispatch(action: Action): void {
  if (!state) return;
  show(acted(state, action));
  clearTimeout(telling);
  telling = window.setTimeout(() => void tellAssistant(), QUIET_MS);
}

/** The last calculation that came out; the host keeps the last that it was told. */
async function tellAssistant(): Promise<void> {
  clearTimeout(telling);
  const body = state?.calculator.formAnswer.body;
  if (!body || body.calculation_id === known) return;
  known = body.calculation_id;
  const { text, structured } = contextOf(body);
  await ask("ui/update-model-context", {
    content: [{ type: "text", text }],
    ...(can.updateModelContext?.structuredContent && { structuredContent: structured }),
  });
}

/** Whether the host did it. */
function ask(method: string, params: object): Promise<boolean> {
  return bridge.request(method, params).then(
    () => true,
    () => false,
  );
}

async function openLink(url: string): Promise<void> {
  const isOpen = can.openLinks && (await ask("ui/open-link", { url }));
  if (!isOpen && state) show({ ...state, told: appWords.linkStaysHere(url) });
}

async function download(body: CalcResponse): Promise<void> {
  const uri = body.files.xlsx;
  const link = { type: "resource_link", uri, name: fileName(body, "xlsx") };
  const isTaken = can.downloadFile && (await ask("ui/download-file", { contents: [link] }));
  if (!isTaken) await openLink(uri);
}

async function discuss(body: CalcResponse): Promise<void> {
  await tellAssistant();
  const [total, vat] = [roubles(body.result.total_with_vat), vatInWords(body.vat_rate)];
  const text = appWords.discussed(configurationInWords(body), total, vat, body.calculation_id);
  await ask("ui/message", { role: "user", content: [{ type: "text", text }] });
}

/** Links to the site: a sandbox lets none of them open a window. */
function onClick(event: Event): void {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || event.defaultPrevented || !host) return;
  event.preventDefault();
  void openLink(link.href);
}
