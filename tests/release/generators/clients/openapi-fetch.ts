import createClient from "openapi-fetch";
import type { paths } from "./generated/openapi-typescript.js";

const client = createClient<paths>({ baseUrl: process.argv[2]! });
const size = { roof: "dvuhskat", width: 12, length: 30 } as const;

const query = await client.GET("/v1/calc", { params: { query: { ...size, gates: 1, montazh: true, panels: "да" } } });
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
const id = await client.GET("/v1/calc/id/{calculation_id}", {
  params: { path: { calculation_id: query.data!.calculation_id! }, query: { explain: true } },
});
const path = await client.GET("/v1/calc/{roof}/{width}/{length}/{height}/{opts}", {
  params: { path: { ...size, height: 4.35, opts: "gates-1-montazh-1" } },
});
const wrong = await client.GET("/v1/calc", { params: { query: { ...size, width: 999 } } });

console.log(
  JSON.stringify({
    query: query.data?.result?.total_with_vat,
    json: json.data?.result?.total_with_vat,
    batch: batch.data?.items.map((item) =>
      item.status === 200 ? item.body.result?.total_with_vat : item.body.error.code,
    ),
    search: search.data?.items?.map(({ total_with_vat }) => total_with_vat),
    id: id.data?.result?.total_with_vat,
    path: path.data?.result?.total_with_vat,
    wrong: wrong.error?.error.code,
  }),
);
