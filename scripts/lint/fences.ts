/** The rooms of src, lowest first: a room uses those before it in this list, and itself. */
const ROOMS = [
  "text",
  "formula",
  "price-list",
  "options",
  "messages",
  "engine",
  "languages",
  "price-proof",
  "search",
  "understanding",
  "drawing",
  "formats",
  "services",
  "documents",
  "applications",
  "mcp",
  "http",
  "styles",
  "calculator",
  "counting",
  "excel-calculator",
  "embed",
  "mcp/app",
  "service-worker",
  "offline",
  "layouts",
  "desk",
  "docs",
  "content",
  "pages",
].map((name) => `src/${name}`);

/** Pure: whatever runs the engine runs these, and no package with them. */
const PURE = ["text", "formula", "options", "messages", "engine", "search", "understanding"].map(
  (name) => `src/${name}`,
);

/** These run beside the engine's built file, `hangar-engine`: a copy of its code would be a second one of its facts. */
const BESIDE_ENGINE = [
  "search",
  "understanding",
  "drawing",
  "formats",
  "applications/request",
  "calculator",
  "embed",
  "mcp/app",
  "offline",
  "layouts",
  "pages",
].map((name) => `src/${name}`);

/** What of the engine's rooms is not in its file: words of options, phones, schemas. */
const NOT_OF_ENGINE = [
  "src/options/fields.ts",
  "src/options/words.ts",
  "src/price-list/manufacturer/phones.ts",
  "src/engine/response.ts",
];

/** Zod alone weighs more than the engine: schemas describe and check, at build time and at the desk. */
const SCHEMAS = [
  "src/engine/response.ts",
  "src/search/response.ts",
  "src/understanding/response.ts",
  "src/price-list/schema.ts",
  "src/price-list/journal.ts",
  "src/price-list/version.ts",
  "src/price-list/positions.ts",
];
const DESCRIBING = ["src/price-list", "src/price-proof", "src/documents", "src/http/openapi", "src/desk", "src/docs"];

/** What weighs, or runs on one host alone, and who takes it. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  zod: [...SCHEMAS, ...DESCRIBING],
  "zod-openapi": ["src/http/openapi"],
  "node:": [
    "src/price-proof",
    "src/applications/node",
    "src/http/hosts",
    "src/mcp/stdio.ts",
    "src/documents/agent-skill.ts",
  ],
  "@modelcontextprotocol/": ["src/mcp", "src/http/mcp"],
  nodemailer: ["src/applications/node"],
  "prom-client": ["src/http/hosts/node/watching"],
  ogl: ["src/drawing/building/live"],
  "@resvg/": ["src/formats/png"],
  "@noble/": ["src/price-list/seal.ts", "src/calculator/quote/own-service/find-proof.ts"],
  yaml: ["src/price-list", "src/price-proof", "src/desk"],
  sax: ["src/desk"],
  "workbox-": ["src/service-worker"],
  "virtual:hangar-documents": ["src/http/function.ts", "src/docs"],
};

/** An import: `target` is a path from the project's folder or the name of a package. */
interface Import {
  file: string;
  target: string;
  isFile: boolean;
  typeOnly: boolean;
}

const isWithin = (path: string, part: string): boolean => path === part || path.startsWith(`${part}/`);
const isIn = (path: string, parts: readonly string[]): boolean => parts.some((part) => isWithin(path, part));
const roomOf = (path: string): number => ROOMS.findLastIndex((room) => isWithin(path, room));

/** A table of sentences, a folder a language, knows what it tells of, and decides nothing. */
const knowsAnyType = ({ file, typeOnly }: Import): boolean => typeOnly && isIn(file, ["src/messages", "src/languages"]);

/** What an import must not do; the first rule that it breaks is told. */
const RULES: readonly { says: string; refuses(one: Import): boolean }[] = [
  {
    says: "nothing in src leans on what makes and checks it",
    refuses: ({ isFile, target }) => isFile && !isWithin(target, "src"),
  },
  {
    says: "a room uses rooms above it",
    refuses: (one) => one.isFile && roomOf(one.target) > roomOf(one.file) && !knowsAnyType(one),
  },
  {
    says: "the engine is pure, and takes no package",
    refuses: ({ isFile, file, target }) =>
      !isFile && isIn(file, PURE) && target !== "virtual:hangar-data" && !(target === "zod" && SCHEMAS.includes(file)),
  },
  {
    says: "who runs beside the engine's file imports that, and of its sources the types",
    refuses: ({ isFile, typeOnly, file, target }) =>
      isFile &&
      !typeOnly &&
      isIn(file, BESIDE_ENGINE) &&
      isIn(target, ["src/engine", "src/options", "src/price-list", "src/formula"]) &&
      !NOT_OF_ENGINE.includes(target),
  },
  {
    says: "schemas are for the build and the desk",
    refuses: ({ typeOnly, file, target }) =>
      !typeOnly && SCHEMAS.includes(target) && !SCHEMAS.includes(file) && !isIn(file, DESCRIBING),
  },
  {
    says: "a package that weighs has its place",
    refuses: ({ isFile, typeOnly, file, target }) =>
      !isFile &&
      !typeOnly &&
      Object.entries(PACKAGES).some(
        ([name, parts]) => (target === name || target.startsWith(name.replace(/(\w)$/, "$1/"))) && !isIn(file, parts),
      ),
  },
];

/** Why an import of this file is refused; nothing for tests, and for files outside src. */
export function refusedBecause(one: Import): string | undefined {
  const { file } = one;
  if (!isWithin(file, "src") || /\.test\.tsx?$/.test(file)) return undefined;
  return RULES.find(({ refuses }) => refuses(one))?.says;
}
