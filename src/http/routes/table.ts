import { DOCUMENTS, MCP_PATH, type DocumentRow } from "../../documents/paths.ts";
import { formatsOf, type Subject } from "../../formats/format.ts";

export type Method = "GET" | "POST";

/** What answers a route: a service, a document, or what the HTTP side says of itself. */
export type Service =
  | "calculate"
  | "openCalculation"
  | "batch"
  | "findHangars"
  | "understandWish"
  | "quoteRequest"
  | "mcp"
  | "document"
  | "reference"
  | "health";

/** A row a route: dispatch, `Allow`, hints, OpenAPI's paths, labels of metrics and the documentation are made of it. */
export interface Route {
  /**
   * Segments; `{name}` stands for one, `{name?}` for a last one that may be missing, `{format}` for the extension of the
   * last one and `{version}` for that of a price list.
   */
  path: string;
  /** GET answers HEAD too, and every route OPTIONS. */
  methods: readonly Method[];
  service: Service;
  /** What is answered, where it is more than a text: its formats are those of `FORMATS`, and JSON. */
  output?: Subject;
  /** What an unknown address is told of it, by method: the query of such a call, as a person would write it. */
  hint?: Partial<Record<Method, string>>;
  /** Of a document: whether it is told of parameters that it does not take; a text passes them over. */
  isData?: true;
  /** Whether it is of no use without a network. */
  isOnline?: true;
}

const calc: Route = {
  path: "/v1/calc",
  methods: ["GET", "POST"],
  service: "calculate",
  hint: { GET: "?roof={roof}&width={width}&length={length}", POST: "" },
  output: "calculation",
};
const batch: Route = {
  path: "/v1/calc/batch",
  methods: ["POST"],
  service: "batch",
  output: "batch",
  hint: { POST: "" },
};
const byId: Route = {
  path: "/v1/calc/id/{calculation_id}",
  methods: ["GET"],
  service: "openCalculation",
  hint: { GET: "" },
  output: "calculation",
};
const search: Route = {
  path: "/v1/search",
  methods: ["GET"],
  service: "findHangars",
  output: "search",
  hint: { GET: "?budget={budget}" },
};
const wish: Route = {
  path: "/v1/understand",
  methods: ["GET", "POST"],
  service: "understandWish",
  output: "wish",
  hint: { GET: "?text={text}", POST: "" },
};

/** The same in the format that the address names; of what has no format but JSON nobody needs to be told. */
function asFile(route: Route): Route {
  const hint = route.hint?.GET === undefined ? route.hint : { GET: route.hint.GET };
  const isTold = formatsOf(route.output!).length > 0;
  return { ...route, path: `${route.path}.{format}`, ...(isTold ? hint && { hint } : { hint: {} }) };
}

export const ROUTES: readonly Route[] = [
  calc,
  batch,
  asFile(batch),
  {
    path: "/v1/calc/{roof}/{width}/{length}/{height}/{opts?}",
    methods: ["GET"],
    service: "calculate",
    hint: { GET: "" },
    output: "calculation",
  },
  byId,
  asFile(calc),
  asFile(byId),
  search,
  asFile(search),
  wish,
  asFile(wish),
  { path: "/v1", methods: ["GET"], service: "reference" },
  ...Object.entries<DocumentRow>(DOCUMENTS).map(([path, { isHint, isData, isOnline }]): Route => ({
    path,
    methods: ["GET"],
    service: "document",
    ...(isHint && { hint: { GET: "" } }),
    ...(isData && { isData }),
    ...(isOnline && { isOnline }),
  })),
  { path: MCP_PATH, methods: ["POST"], service: "mcp", isOnline: true },
  { path: "/application", methods: ["GET", "POST"], service: "quoteRequest", isOnline: true },
  { path: "/healthz", methods: ["GET"], service: "health", isOnline: true },
];

/** What Node's server answers itself, where its settings ask for it. */
export const METRICS_PATH = "/metrics";
export const RELEASES_PATH = "/desk/releases";

/** A route, and the parts of a path that its names stand for, percent-encoded. */
export interface FoundRoute {
  route: Route;
  parts: Readonly<Record<string, string>>;
}

const EXACT = new Map(
  ROUTES.filter(({ path }) => !path.includes("{")).map((route) => [route.path, { route, parts: {} }]),
);

/** What a name stands for, where that is less than any segment. */
const PARTS: Readonly<Record<string, string>> = { format: "[^/.]*", version: "\\d{4}-\\d\\d-\\d\\d(?:\\.[2-9])?" };

function patternOf(path: string): RegExp {
  const pattern = path
    .replaceAll(".", "\\.")
    .replace(/\/?\{(\w+)(\?)?\}/g, (all, name: string, mayBeMissing?: string) => {
      const part = `${all.startsWith("/") ? "/" : ""}(?<${name}>${PARTS[name] ?? "[^/]*"})`;
      return mayBeMissing === undefined ? part : `(?:${part})?`;
    });
  return new RegExp(`^${pattern}$`);
}

/** An extension is never a part of a name: the formats' come first. */
const PATTERNS = ROUTES.filter(({ path }) => path.includes("{"))
  .sort((a, b) => Number(b.path.includes("{format}")) - Number(a.path.includes("{format}")))
  .map((route) => ({ route, pattern: patternOf(route.path) }));

/** The route of a path; all but a document's may end with a slash. */
export function findRoute(pathname: string): FoundRoute | undefined {
  const exact = EXACT.get(pathname);
  if (exact) return exact;
  const isSlashed = pathname.endsWith("/");
  const path = isSlashed ? pathname.slice(0, -1) : pathname;
  const found = (isSlashed && EXACT.get(path)) || matching(path);
  return isSlashed && found?.route.service === "document" ? undefined : found;
}

function matching(path: string): FoundRoute | undefined {
  for (const { route, pattern } of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return { route, parts: match.groups! };
  }
  return undefined;
}

/** Whether the function answers for a path; everything else is a file of the static site. */
export const isApiPath = (pathname: string): boolean =>
  pathname.startsWith("/v1/") || findRoute(pathname) !== undefined;

/** What stands after the method of a preflight and of 405. */
export const allowOf = ({ methods }: Route): string =>
  [...methods.map((method) => (method === "GET" ? "GET, HEAD" : method)), "OPTIONS"].join(", ");

/** Every address of the API with its method, as a person would write it. */
export function acceptedForms(baseUrl: string): string[] {
  return ROUTES.flatMap(({ path, hint = {} }) => {
    const plain = path.replace("{format}", "csv").replace(/\/\{\w+\?\}/, "");
    const whole = path.replace("{format}", "csv").replace("?}", "}");
    const paths = plain === whole ? [plain] : [plain, whole];
    return Object.entries(hint).flatMap(([method, query]) => paths.map((one) => `${method} ${baseUrl}${one}${query}`));
  });
}

/** The kind of address: what metrics are counted by. */
export const labelOf = ({ path }: Route): string => path.replace(/\.\{format\}$|\/\{\w+\?\}$/, "");
