import { Api, type ErrorBody, type HttpResponse } from "./generated/swagger-typescript-api.js";

const { v1 } = new Api({ baseUrl: process.argv[2]! });
const size = { roof: "dvuhskat", width: 12, length: 30 } as const;

const query = await v1.calculateHangar({ ...size, gates: 1, montazh: true, panels: "да" });
const json = await v1.calculateHangarByJson({
  ...size,
  montazh: true,
  gates: 1,
  gates_pos: 1,
  rails: 1610,
  height: null,
  panels: null,
});
const batch = await v1.calculateHangars({
  items: [
    { ...size, montazh: true },
    { ...size, width: 999 },
  ],
});
const search = await v1.findHangars({
  budget: 3_000_000,
  roof: ["dvuhskat", "odnoskat-otdelno"],
  montazh: true,
  limit: 5,
});
const wish = await v1.understandWish({ text: "двускатный 12 на 30 с монтажом" });
const understood = await v1.calculateHangarByJson({ ...size, ...wish.data.parameters });
const again = await v1.calculateHangarByJson(query.data.configuration);
const fields = await v1.calculateHangarFields({ ...size, fields: ["result.total_with_vat", "warnings"] });
const id = await v1.openCalculation(query.data.calculation_id, { explain: true });
const path = await v1.calculateHangarByPathWithOptions(size.roof, size.width, size.length, 4.35, "gates-1-montazh-1");
const wrong = await v1.calculateHangar({ ...size, width: 999 }).then(
  ({ status }) => status,
  ({ error }: HttpResponse<never, ErrorBody>) => error.error.code,
);

console.log(
  JSON.stringify({
    query: query.data.result.total_with_vat,
    json: json.data.result.total_with_vat,
    batch: batch.data.items.map((item) =>
      item.status === 200 ? item.body.result.total_with_vat : item.body.error.code,
    ),
    search: search.data.items.map(({ total_with_vat }) => total_with_vat),
    understood: understood.data.result.total_with_vat,
    again: again.data.result.total_with_vat,
    fields: fields.data.result?.total_with_vat,
    id: id.data.result.total_with_vat,
    path: path.data.result.total_with_vat,
    wrong,
  }),
);
