import createClient from "openapi-fetch";
import type { paths } from "./generated/openapi-typescript.js";

const client = createClient<paths>({ baseUrl: process.argv[2]! });
const size = { roof: "dvuhskat", width: 12, length: 30 } as const;

/** What came, or an end of the program. */
function sure<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

const query = sure(
  await client.GET("/v1/calc", { params: { query: { ...size, gates: 1, montazh: true, panels: "да" } } }),
);
const json = await client.POST("/v1/calc", {
  body: { ...size, montazh: true, gates: 1, gates_pos: 1, rails: 1610, height: null, panels: null },
});
const batch = await client.POST("/v1/calc/batch", {
  body: {
    items: [
      { ...size, montazh: true },
      { ...size, width: 999 },
    ],
  },
});
const search = await client.GET("/v1/search", {
  params: { query: { budget: 3_000_000, roof: ["dvuhskat", "odnoskat-otdelno"], montazh: true, limit: 5 } },
});
const wish = sure(
  await client.GET("/v1/understand", { params: { query: { text: "двускатный 12 на 30 с монтажом" } } }),
);
const understood = await client.POST("/v1/calc", { body: { ...size, ...wish.parameters } });
const again = await client.POST("/v1/calc", { body: query.configuration });
const fields = await client.GET("/v1/calc.json", {
  params: { query: { ...size, fields: ["result.total_with_vat", "warnings"] } },
});
const id = await client.GET("/v1/calc/id/{calculation_id}", {
  params: { path: { calculation_id: query.calculation_id }, query: { explain: true } },
});
const path = await client.GET("/v1/calc/{roof}/{width}/{length}/{height}/{opts}", {
  params: { path: { ...size, height: 4.35, opts: "gates-1-montazh-1" } },
});
const wrong = await client.GET("/v1/calc", { params: { query: { ...size, width: 999 } } });

console.log(
  JSON.stringify({
    query: query.result.total_with_vat,
    json: json.data?.result.total_with_vat,
    batch: batch.data?.items.map((item) =>
      item.status === 200 ? item.body.result.total_with_vat : item.body.error.code,
    ),
    search: search.data?.items.map(({ total_with_vat }) => total_with_vat),
    understood: understood.data?.result.total_with_vat,
    again: again.data?.result.total_with_vat,
    fields: fields.data?.result?.total_with_vat,
    id: id.data?.result.total_with_vat,
    path: path.data?.result.total_with_vat,
    wrong: wrong.error?.error.code,
  }),
);
