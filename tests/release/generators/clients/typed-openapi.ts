import { createApiClient } from "./generated/typed-openapi.js";

const client = createApiClient(
  {
    fetch({ method, url, urlSearchParams, parameters }) {
      if (urlSearchParams) url.search = `${urlSearchParams}`;
      const headers = { "content-type": "application/json" };
      return fetch(url, {
        method,
        ...(parameters?.body !== undefined && { headers, body: JSON.stringify(parameters.body) }),
      });
    },
  },
  process.argv[2]!,
);
const size = { roof: "dvuhskat", width: 12, length: 30 } as const;

const query = await client.get("/v1/calc", { query: { ...size, gates: 1, montazh: true, panels: "да" } });
const json = await client.post("/v1/calc", {
  body: { ...size, montazh: true, gates: 1, gates_pos: 1, rails: 1610, height: null, panels: null },
});
const batch = await client.post("/v1/calc/batch", {
  body: {
    items: [
      { ...size, montazh: true },
      { ...size, width: 999 },
    ],
  },
});
const search = await client.get("/v1/search", {
  query: { budget: 3_000_000, roof: ["dvuhskat", "odnoskat-otdelno"], montazh: true, limit: 5 },
});
const wish = await client.get("/v1/understand", { query: { text: "двускатный 12 на 30 с монтажом" } });
const understood = await client.post("/v1/calc", { body: { ...size, ...wish.parameters } });
const again = await client.post("/v1/calc", { body: query.configuration });
const fields = await client.get("/v1/calc.json", {
  query: { ...size, fields: ["result.total_with_vat", "warnings"] },
});
const id = await client.get("/v1/calc/id/{calculation_id}", {
  path: { calculation_id: query.calculation_id },
  query: { explain: true },
});
const path = await client.get("/v1/calc/{roof}/{width}/{length}/{height}/{opts}", {
  path: { ...size, height: 4.35, opts: "gates-1-montazh-1" },
  query: {},
});
const wrong = await client.get("/v1/calc", { query: { ...size, width: 999 }, withResponse: true });

console.log(
  JSON.stringify({
    query: query.result.total_with_vat,
    json: json.result.total_with_vat,
    batch: batch.items.map((item) => (item.status === 200 ? item.body.result.total_with_vat : item.body.error.code)),
    search: search.items.map(({ total_with_vat }) => total_with_vat),
    understood: understood.result.total_with_vat,
    again: again.result.total_with_vat,
    fields: fields.result?.total_with_vat,
    id: id.result.total_with_vat,
    path: path.result.total_with_vat,
    wrong: wrong.status === 400 ? wrong.data.error.code : wrong.status,
  }),
);
