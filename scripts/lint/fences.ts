/** What the files of one part of src may import; the longest `part` that fits a file decides. */
export interface Fence {
  part: string;
  /** Parts of the project whose code it may use. */
  uses: string[];
  /** Parts of the project of which it may know the types and nothing else. */
  typesOf?: string[];
  /** Packages, if not any. */
  packages?: string[];
}

const TEXT = "src/text";
/** The rules' language: it knows nothing of hangars. */
const FORMULA = "src/formula";
const COUNTING = "src/counting";
/** A row an option, and what is said of it. */
const OPTIONS = "src/options";
/** What is said of options: whoever has the built engine has their facts of that. */
const OPTION_WORDS = ["src/options/fields.ts", "src/options/words.ts"];
const ENGINE_TYPES = ["src/engine", OPTIONS, "src/price-list"];
/** What is said, a folder a language. The engine's bundle has the first alone: whoever answers in another gives it the table. */
const MESSAGES = "src/messages";
const API = ["src/http", "src/services", "src/documents"];
/** What the engine has of it. */
const RUSSIAN_ANSWERS = [`${MESSAGES}/ru/answers.ts`, `${MESSAGES}/problem-texts.ts`];
const LANGUAGES = [MESSAGES, "src/languages"];
/** The door of the parser, a file of its own in the product as the engine. */
const UNDERSTANDING = "src/understanding/index.ts";
const PAGE_PACKAGES = ["hangar-engine", "preact"];

/** Imports point one way: pages → calculator, docs → search, drawing → engine → options → price-list → formula → text; mcp → api → formats → engine. */
const FENCES: Fence[] = [
  { part: TEXT, uses: [TEXT], packages: [] },
  { part: FORMULA, uses: [FORMULA, TEXT], packages: [] },
  { part: "src/price-list", uses: ["src/price-list", FORMULA, TEXT] },
  {
    part: "src/price-list/schema.ts",
    uses: [
      "src/price-list/manufacturer/logo-files.ts",
      "src/price-list/manufacturer/phones.ts",
      "src/price-list/positions.ts",
      "src/price-list/version.ts",
      "src/text/load-regions.ts",
    ],
    typesOf: ["src/formula/rules.ts", "src/price-list/positions-of.ts"],
    packages: ["zod"],
  },
  { part: "src/price-list/journal.ts", uses: ["src/price-list"], packages: ["zod"] },
  { part: "src/price-list/version.ts", uses: [], packages: ["zod"] },
  { part: "src/price-list/manufacturer/phones.ts", uses: [], packages: [] },
  { part: "src/price-list/manufacturer/logo-files.ts", uses: [], packages: [] },
  { part: "src/price-list/positions.ts", uses: [], packages: ["zod"] },
  { part: OPTIONS, uses: [OPTIONS, TEXT], typesOf: ["src/price-list"], packages: [] },
  {
    part: "src/engine",
    uses: ["src/engine", "src/options/options.ts", ...RUSSIAN_ANSWERS, FORMULA, TEXT],
    typesOf: ["src/engine/response.ts", "src/price-list", MESSAGES],
    packages: ["virtual:hangar-data"],
  },
  // The schemas serve the interface description and the tests: zod itself would weigh more than the whole engine.
  {
    part: "src/engine/response.ts",
    uses: ["src/engine/file-formats.ts", OPTIONS],
    packages: ["zod"],
  },
  // Tables of sentences, a folder a language: they know what is told and decide nothing.
  {
    part: MESSAGES,
    uses: [MESSAGES, ...OPTION_WORDS, TEXT],
    typesOf: [...ENGINE_TYPES, "src/search", "src/understanding", "src/formats", ...API],
    packages: [],
  },
  // What pages and the parser say in English.
  {
    part: "src/languages",
    uses: ["src/languages", "src/messages/en", ...OPTION_WORDS, TEXT],
    typesOf: [...ENGINE_TYPES, "src/understanding", "src/calculator"],
    packages: ["hangar-engine"],
  },
  // Proves by the engine itself that every hangar has a price.
  {
    part: "src/price-proof",
    uses: ["src/price-proof", "src/price-list", "src/engine", "src/messages/ru/answers.ts", OPTIONS, FORMULA, TEXT],
  },
  // How positions are counted, in words and for a hangar to choose: the documentation's and the desk's.
  {
    part: COUNTING,
    uses: [COUNTING, OPTIONS, FORMULA, TEXT],
    typesOf: ["src/engine", "src/price-list", "src/calculator/form/field-texts.ts"],
    packages: [],
  },
  // The manufacturer's side: the calculator knows nothing of it.
  { part: "src/desk", uses: ["src/desk", "src/price-proof", "src/price-list", "src/engine", OPTIONS, TEXT] },
  // Of the calculator's pages it has the small things that any page is made of.
  {
    part: "src/desk/page",
    uses: [
      "src/desk",
      "src/price-proof",
      "src/price-list",
      "src/engine",
      COUNTING,
      "src/calculator/form/field-texts.ts",
      "src/calculator/ui",
      "src/calculator/quote/contact-links.ts",
      "src/offline/freshness-line.ts",
      TEXT,
    ],
  },
  // Reads what any server like this one tells of itself: no price is in it.
  {
    part: "src/desk/metrics",
    uses: ["src/desk/metrics", "src/desk/page/publishing/authorization.ts", TEXT],
    typesOf: ["src/engine"],
    packages: ["preact"],
  },
  // The calculator's page over the engine of a draft, with the draft's mark on all that leaves it.
  {
    part: "src/desk/preview",
    uses: ["src/desk/preview", "src/calculator", "src/formats", "src/price-list/manufacturer/phones.ts", TEXT],
    typesOf: ["src/price-list"],
    packages: [...PAGE_PACKAGES, "virtual:hangar-data"],
  },
  // Pure as the engine and never part of its bundle: it is given the engine that it asks.
  {
    part: "src/search",
    uses: ["src/search", `${MESSAGES}/ru/search.ts`, `${MESSAGES}/problem-texts.ts`, TEXT],
    typesOf: ["src/search/response.ts", MESSAGES, ...ENGINE_TYPES],
    packages: [],
  },
  {
    part: "src/search/response.ts",
    uses: ["src/engine/response.ts", "src/search/search-parameters.ts"],
    packages: ["zod"],
  },
  // A wish in words; pure, and given the list and the sentences that it answers with.
  {
    part: "src/understanding",
    uses: ["src/understanding", TEXT],
    typesOf: ["src/understanding/response.ts", ...ENGINE_TYPES],
    packages: [],
  },
  { part: "src/understanding/response.ts", uses: [], packages: ["zod"] },
  // The same, read anew: its sentences are the messages', of which it knows the types, and its door the tables.
  {
    part: "src/wishes",
    uses: ["src/wishes", TEXT],
    typesOf: ["src/wishes/response.ts", MESSAGES, ...ENGINE_TYPES],
    packages: [],
  },
  {
    part: "src/wishes/index.ts",
    uses: ["src/wishes", `${MESSAGES}/ru/understanding.ts`, `${MESSAGES}/en/understanding.ts`, TEXT],
    typesOf: ["src/wishes/response.ts", MESSAGES],
    packages: [],
  },
  { part: "src/wishes/response.ts", uses: [], packages: ["zod"] },
  {
    part: "src/drawing",
    uses: ["src/drawing", `${MESSAGES}/ru/drawing.ts`, TEXT],
    typesOf: ENGINE_TYPES,
    packages: [...PAGE_PACKAGES, "ogl"],
  },
  {
    part: "src/formats",
    uses: ["src/formats", "src/drawing", `${MESSAGES}/ru/drawing.ts`, `${MESSAGES}/ru/formats.ts`, TEXT],
    typesOf: ["src/search/response.ts", "src/price-list/positions.ts", ...ENGINE_TYPES],
    packages: [
      "hangar-engine",
      "@gltf-transform/core",
      "@tarikjabiri/dxf",
      "csv-stringify",
      "fflate",
      "@resvg/resvg-wasm",
      "preact",
      "preact-render-to-string",
      "write-excel-file",
    ],
  },
  // Written by the build, which has the list itself.
  { part: "src/formats/csv/prices-csv.ts", uses: ["src/formats", "src/price-list"] },
  // Made at build of the list and its rules; what it says besides is what the form and the answers say.
  {
    part: "src/excel-calculator",
    uses: [
      "src/excel-calculator",
      COUNTING,
      "src/engine",
      OPTIONS,
      "src/formats/format.ts",
      "src/formats/xlsx/undated.ts",
      "src/price-list/row-prices.ts",
      "src/http/openapi/examples/example-calls.ts",
      "src/calculator/form/field-texts.ts",
      "src/languages/english/instead/calculator/form/field-texts.ts",
      FORMULA,
      TEXT,
    ],
    typesOf: ["src/price-list", ...API, "src/calculator", MESSAGES],
    packages: ["fflate", "write-excel-file"],
  },
  ...API.map((part) => ({
    part,
    uses: [
      ...API,
      "src/engine",
      "src/formats",
      OPTIONS,
      FORMULA,
      MESSAGES,
      "src/price-list",
      "src/search",
      "src/understanding",
      TEXT,
    ],
    typesOf: ["src/applications/deliver/post.ts"],
  })),
  // Hands a release on, and what is told of it; what a release is only the process knows that publishes.
  { part: "src/http/hosts/node/desk", uses: [...API, "src/desk/release/progress.ts"] },
  {
    part: "src/services/understood.ts",
    uses: ["src/services", UNDERSTANDING, "src/languages/english/understanding.ts", MESSAGES, TEXT],
    typesOf: ENGINE_TYPES,
  },
  // Hosts hand requests the way that applications go from them.
  {
    part: "src/http/hosts",
    uses: [...API, "src/applications/deliver", "src/applications/node/function.ts", "src/formats/png", TEXT],
  },
  // What the page sends is what it reads: the rules of the contacts and the words of the text are the form's own.
  {
    part: "src/applications",
    uses: [
      "src/applications",
      ...API,
      "src/services/asked/asked-engine.ts",
      "src/calculator/quote",
      "src/calculator/saved/price-change.ts",
      "src/calculator/saved/snapshot.ts",
      "src/formats/file-name.ts",
      "src/formats/function.ts",
      TEXT,
    ],
    typesOf: [...ENGINE_TYPES, MESSAGES],
    packages: ["hangar-engine", "virtual:hangar-data"],
  },
  // The one part that needs sockets and a disk.
  {
    part: "src/applications/node",
    uses: ["src/applications"],
    typesOf: ENGINE_TYPES,
    packages: ["node:crypto", "node:fs", "node:path", "nodemailer"],
  },
  {
    part: "src/mcp",
    uses: [
      "src/mcp",
      ...API,
      "src/engine",
      MESSAGES,
      "src/price-list",
      "src/search",
      "src/understanding/response.ts",
      TEXT,
    ],
    typesOf: ["src/understanding"],
  },
  // Runs in the window of a chat, and has nothing of the server.
  {
    part: "src/mcp/app",
    uses: [
      "src/mcp/app",
      "src/embed/view",
      "src/embed/page/HangarPicture.tsx",
      "src/embed/form-of-values.ts",
      "src/calculator",
      "src/drawing",
      "src/formats/file-name.ts",
      TEXT,
    ],
    typesOf: ENGINE_TYPES,
    packages: [...PAGE_PACKAGES, "@modelcontextprotocol/client", "@modelcontextprotocol/ext-apps"],
  },
  // The only two doors to MCP, and that to applications: the function loads it when it is asked for, the documents hold its card.
  { part: "src/http/function.ts", uses: [...API, "src/mcp/function.ts", "src/applications/function.ts", MESSAGES] },
  { part: "src/documents/documents.ts", uses: [...API, "src/formats", "src/mcp/server-card.ts"] },
  {
    part: "src/calculator",
    uses: [
      "src/calculator",
      ...OPTION_WORDS,
      "src/price-list/manufacturer/phones.ts",
      "src/search",
      UNDERSTANDING,
      "src/drawing",
      "src/formats",
      TEXT,
    ],
    typesOf: ["src/search/response.ts", "src/understanding", ...ENGINE_TYPES],
    packages: [...PAGE_PACKAGES, "uqr"],
  },
  // Made at build time; of the same parts the preview of a draft makes it anew in the browser.
  {
    part: "src/calculator/offer/Letterhead.astro",
    uses: ["src/calculator/offer"],
    typesOf: ENGINE_TYPES,
    packages: ["preact", "preact-render-to-string"],
  },
  // A page over plain http has no hash of the browser's own.
  {
    part: "src/calculator/quote/own-service/find-proof.ts",
    uses: ["src/calculator/quote/own-service"],
    packages: ["@noble/hashes/sha2.js", "@noble/hashes/utils.js"],
  },
  // Of all that the build knows, the page has only this from elsewhere than the engine.
  {
    part: "src/calculator/result/bill/line-explanation.ts",
    uses: [],
    packages: ["hangar-engine", "virtual:hangar-data"],
  },
  {
    part: "src/calculator/form/purposes/purposes.ts",
    uses: ["src/calculator/form"],
    typesOf: ENGINE_TYPES,
    packages: ["hangar-engine", "virtual:hangar-data"],
  },
  // Rendered at build time, in the frame of the documentation's theme.
  {
    part: "src/docs",
    uses: [
      "src/docs",
      "src/embed",
      "src/layouts",
      "src/calculator",
      "src/offline",
      "src/styles",
      ...API,
      "src/formats",
      // Tables and schemas that the pages show; every figure comes from the built engine.
      "src/engine/response.ts",
      "src/engine/file-formats.ts",
      "src/engine/calculation-id.ts",
      "src/price-list/row-prices.ts",
      ...OPTION_WORDS,
      "src/search",
      "src/understanding",
      // The example of a webhook, and the limits.
      "src/applications/accept",
      "src/applications/deliver/webhook.ts",
      ...LANGUAGES,
      TEXT,
    ],
    typesOf: ENGINE_TYPES,
    packages: [...PAGE_PACKAGES, "virtual:hangar-data", "@astrojs/starlight", "preact-render-to-string", "zod"],
  },
  // The rules in words, from the text of /prices.json, and a script that counts by the engine.
  {
    part: "src/docs/counting",
    uses: ["src/docs", COUNTING, "src/calculator/form/field-texts.ts", FORMULA, ...LANGUAGES, TEXT],
    typesOf: ENGINE_TYPES,
    packages: ["hangar-engine", "virtual:hangar-documents", "preact", "preact-render-to-string"],
  },
  // Rendered at build time from the text of /openapi.json.
  {
    part: "src/docs/openapi",
    uses: ["src/docs/openapi", "src/http/openapi/reference/reference.ts", MESSAGES, "src/styles"],
    typesOf: [...API],
    packages: ["virtual:hangar-documents"],
  },
  {
    part: "src/embed",
    uses: ["src/embed", "src/calculator", "src/search/search-parameters.ts", UNDERSTANDING, "src/styles", TEXT],
    typesOf: ENGINE_TYPES,
    packages: PAGE_PACKAGES,
  },
  // The calculator's page in another language, which draws the hangar too.
  {
    part: "src/embed/page",
    uses: ["src/embed", "src/calculator", "src/drawing", TEXT],
    typesOf: ENGINE_TYPES,
    packages: PAGE_PACKAGES,
  },
  {
    part: "src/offline",
    uses: ["src/offline", "src/calculator", TEXT],
    typesOf: [...ENGINE_TYPES, "src/service-worker/messages.ts"],
    packages: PAGE_PACKAGES,
  },
  // The worker answers with the API's own function and the engine's own file.
  {
    part: "src/service-worker",
    uses: ["src/service-worker", ...API, MESSAGES, TEXT],
    packages: [
      "hangar-engine",
      "virtual:hangar-data",
      "workbox-precaching",
      "workbox-routing",
      "workbox-strategies",
      "workbox-core/types.js",
    ],
  },
  {
    part: "src/layouts",
    uses: [
      "src/layouts",
      "src/price-list/manufacturer/phones.ts",
      "src/calculator",
      "src/drawing",
      "src/offline",
      "src/styles",
      // What the headers of a page say, its head says too; whether search engines are to list it.
      "src/http/site",
      "src/formats/png/picture-size.ts",
      TEXT,
    ],
    typesOf: ENGINE_TYPES,
  },
  {
    part: "src/pages",
    uses: [
      "src/pages",
      "src/price-list/manufacturer/phones.ts",
      "src/layouts",
      "src/calculator",
      "src/docs",
      "src/desk",
      COUNTING,
      "src/drawing",
      "src/styles",
      MESSAGES,
      "src/content",
      // The drawing of the picture that links are shown with.
      "src/formats/png/LinkPicture.tsx",
      TEXT,
    ],
    typesOf: ENGINE_TYPES,
  },
  // No part of the product may lean on the tools that make and check it.
  { part: "src", uses: ["src"] },
];

const isWithin = (path: string, part: string): boolean => path === part || path.startsWith(`${part}/`);

const longestFirst = (a: string, b: string): number => b.length - a.length;

/** The fence of a file; none for tests, and for files outside src. `file` is a path from the project's folder. */
export function fenceOf(file: string): Fence | undefined {
  if (/\.test\.tsx?$/.test(file)) return undefined;
  const part = FENCES.map((fence) => fence.part)
    .filter((name) => isWithin(file, name))
    .sort(longestFirst)[0];
  return FENCES.find((fence) => fence.part === part);
}

/** Whether a fence lets an import of a project's file through. */
export function allowsFile(fence: Fence, target: string, typeOnly: boolean): boolean {
  const knows = (fence.typesOf ?? []).filter((part) => isWithin(target, part)).sort(longestFirst)[0] ?? "";
  const uses = fence.uses.filter((part) => isWithin(target, part)).sort(longestFirst)[0] ?? "";
  return typeOnly ? knows + uses !== "" : uses.length > knows.length;
}

/** Whether a fence lets an import of a package through. */
export function allowsPackage(fence: Fence, name: string): boolean {
  return fence.packages === undefined || fence.packages.some((allowed) => isWithin(name, allowed));
}
