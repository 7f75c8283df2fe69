import { client } from "./generated/hey-api/client.gen.js";
import {
  calculateHangar,
  calculateHangarByJson,
  calculateHangarByPathWithOptions,
  calculateHangarFields,
  calculateHangars,
  findHangars,
  openCalculation,
  understandWish,
} from "./generated/hey-api/index.js";

client.setConfig({ baseUrl: process.argv[2]! });
const size = { roof: "dvuhskat", width: 12, length: 30 } as const;

const query = await calculateHangar({
  query: { ...size, gates: 1, montazh: true, panels: "да" },
  throwOnError: true,
});
const json = await calculateHangarByJson({
  body: { ...size, montazh: true, gates: 1, gates_pos: 1, rails: 1610, height: null, panels: null },
});
const batch = await calculateHangars({
  body: {
    items: [
      { ...size, montazh: true },
      { ...size, width: 999 },
    ],
  },
});
const search = await findHangars({
  query: { budget: 3_000_000, roof: ["dvuhskat", "odnoskat-otdelno"], montazh: true, limit: 5 },
});
const wish = await understandWish({ query: { text: "двускатный 12 на 30 с монтажом" }, throwOnError: true });
const understood = await calculateHangarByJson({ body: { ...size, ...wish.data.parameters } });
const again = await calculateHangarByJson({ body: query.data.configuration });
const fields = await calculateHangarFields({ query: { ...size, fields: ["result.total_with_vat", "warnings"] } });
const id = await openCalculation({ path: { calculation_id: query.data.calculation_id }, query: { explain: true } });
const path = await calculateHangarByPathWithOptions({ path: { ...size, height: 4.35, opts: "gates-1-montazh-1" } });
const wrong = await calculateHangar({ query: { ...size, width: 999 } });

console.log(
  JSON.stringify({
    query: query.data.result.total_with_vat,
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
