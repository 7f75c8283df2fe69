import fc from "fast-check";
import {
  byId,
  byJson,
  byPath,
  byQuery,
  type ExampleParameters,
  type ExampleRequest,
} from "../../../src/http/openapi/examples/example-requests.ts";
import { requestsTo } from "../../support/arbitraries.ts";
import { ask } from "../../support/built-product.ts";
import { asked, posted, query, type Asked } from "./request.ts";
import { engine, OLDER, priceList, ROOFS, sampled, yamlOf } from "./sources.ts";

const FIELDS = "result.total_with_vat,calculation_id,warnings,notices";

/** What else a call may ask; every style meets each of them, their number and that of styles have no common divisor. */
const ALSO: readonly ExampleParameters[] = [
  {},
  { explain: 1 },
  { lang: "en" },
  {},
  { lang: "en", explain: 1 },
  { prices_version: OLDER },
  { fields: FIELDS },
  { prices_version: OLDER, lang: "en" },
  { utm_source: "mail" },
];

type Style = (hangar: ExampleParameters, also: ExampleParameters) => ExampleRequest;

const STYLES: Readonly<Record<string, Style>> = {
  query: (hangar, also) => byQuery({ ...hangar, ...also }),
  JSON: (hangar, also) => byJson({ ...hangar, ...also }),
  "path with hyphens": (hangar, also) => beside(byPath(hangar), also),
  "path with =": (hangar, also) => beside(byPathWithEquals(hangar), also),
};

const beside = (request: ExampleRequest, also: ExampleParameters): ExampleRequest => ({
  ...request,
  url: Object.keys(also).length === 0 ? request.url : query(request.url, also),
});

function byPathWithEquals({ roof, width, length, height, ...options }: ExampleParameters): ExampleRequest {
  const pairs = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return { method: "GET", url: `/v1/calc/${[roof, width, length, height, pairs.join(",")].filter(Boolean).join("/")}` };
}

const inEveryStyle = (group: string, hangars: readonly ExampleParameters[]): Asked[] =>
  hangars.map((hangar, at) => {
    const [name, style] = Object.entries(STYLES)[at % 4]!;
    return asked(`${group} by ${name}`, style(hangar, ALSO[at % ALSO.length]!));
  });

/** Sizes as a visitor types them: standard or not, within bounds or beyond. */
const anySizes = fc.record({
  roof: fc.constantFrom(...ROOFS),
  width: fc.integer({ min: 30, max: 260 }).map((tenths) => tenths / 10),
  length: fc.integer({ min: 30, max: 2_200 }).map((tenths) => tenths / 10),
  height: fc.integer({ min: 50, max: 160 }).map((twentieths) => twentieths / 20),
});

interface Worked {
  request: ExampleParameters;
}

/** Hangars worked by hand, each in every style, explained and in both languages. */
const worked = yamlOf<Worked>("src/engine/examples").flatMap(({ request }) =>
  Object.entries(STYLES).flatMap(([name, style]) =>
    [{}, { explain: 1 }, { lang: "en", explain: 1 }].map((also) =>
      asked(`worked example by ${name}`, style(request, also)),
    ),
  ),
);

async function idOf(hangar: ExampleParameters): Promise<string[]> {
  const response = await ask(query("/v1/calc", hangar));
  return response.ok ? [((await response.json()) as { calculation_id: string }).calculation_id] : [];
}

/** Ids of today's list, of widths that only the older one has, and such as nobody was given. */
async function byTheirIds(hangars: readonly ExampleParameters[]): Promise<Asked[]> {
  const ids = (await Promise.all(hangars.map(idOf))).flat();
  const older = { roof: "dvuhskat", width: 18, height: 4.35, prices_version: OLDER };
  const withdrawn = (await Promise.all([20, 36.5, 60].map((length) => idOf({ ...older, length, gates: 2 })))).flat();
  const opened = [...ids, ...withdrawn].map((id, at) => beside(byId(id), ALSO[at % ALSO.length]!));
  const mistyped = ids.slice(0, 20).map((id, at) => byId(id.slice(0, 4 + at / 2) + "7" + id.slice(5 + at / 2)));
  return [
    ...opened.map((one) => asked("id", one)),
    ...withdrawn.flatMap((id) =>
      [{}, { prices_version: OLDER }, { lang: "en" }].map((also) =>
        asked("id of a withdrawn size", beside(byId(id), also)),
      ),
    ),
    ...mistyped.map((one) => asked("mistyped id", one)),
  ];
}

function batches(hangars: readonly ExampleParameters[]): Asked[] {
  const fours = Array.from({ length: hangars.length / 4 }, (_, at) => hangars.slice(at * 4, at * 4 + 4));
  const kinds = [{}, { lang: "en" }, { fields: FIELDS.split(",") }];
  return fours.map((items, at) =>
    posted("batch", at % 5 === 4 ? "/v1/calc/batch.csv" : "/v1/calc/batch", {
      items,
      ...(at % 5 === 4 ? {} : kinds[at % 3]),
    }),
  );
}

export async function calculations(): Promise<Asked[]> {
  const standard = sampled(requestsTo(engine).query, 1_000);
  const any = sampled(anySizes, 240);
  return [
    ...inEveryStyle("hangar", standard.slice(0, 640)),
    ...inEveryStyle("any sizes", any),
    ...worked,
    ...(await byTheirIds(standard.slice(640, 800))),
    ...batches([...standard.slice(800, 960), ...any.slice(0, 40)]),
    ...Object.entries(priceList.roofs).flatMap(([roof, { widths, heights }]) =>
      Object.keys(widths).flatMap((width) =>
        heights.map((height) => asked("every size", byQuery({ roof, width, height, length: 36, gates: 1, panels: 1 }))),
      ),
    ),
  ];
}
