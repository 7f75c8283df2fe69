import {
  calculateHangar,
  calculateHangarByJson,
  calculateHangarByPathWithOptions,
  calculateHangarFields,
  calculateHangars,
  findHangars,
  openCalculation,
  understandWish,
} from "./generated/orval.js";

// What is generated calls addresses without a host, as a page of the service's own site would.
const { fetch } = globalThis;
globalThis.fetch = (address, options) => fetch(new URL(address as string, process.argv[2]), options);
const size = { roof: "dvuhskat", width: 12, length: 30 } as const;

const query = await calculateHangar({ ...size, gates: 1, montazh: true, panels: "да" });
if (query.status !== 200) throw new Error(`${query.status}`);
const json = await calculateHangarByJson({
  ...size,
  montazh: true,
  gates: 1,
  gates_pos: 1,
  rails: 1610,
  height: null,
  panels: null,
});
const batch = await calculateHangars({
  items: [
    { ...size, montazh: true },
    { ...size, width: 999 },
  ],
});
const search = await findHangars({
  budget: 3_000_000,
  roof: ["dvuhskat", "odnoskat-otdelno"],
  montazh: true,
  limit: 5,
});
const wish = await understandWish({ text: "двускатный 12 на 30 с монтажом" });
if (wish.status !== 200) throw new Error(`${wish.status}`);
const understood = await calculateHangarByJson({ ...size, ...wish.data.parameters });
const again = await calculateHangarByJson(query.data.configuration);
const fields = await calculateHangarFields({ ...size, fields: ["result.total_with_vat", "warnings"] });
const id = await openCalculation(query.data.calculation_id, { explain: true });
const path = await calculateHangarByPathWithOptions(size.roof, size.width, size.length, 4.35, "gates-1-montazh-1");
const wrong = await calculateHangar({ ...size, width: 999 });

console.log(
  JSON.stringify({
    query: query.data.result.total_with_vat,
    json: json.status === 200 ? json.data.result.total_with_vat : json.status,
    batch:
      batch.status === 200
        ? batch.data.items.map((item) => (item.status === 200 ? item.body.result.total_with_vat : item.body.error.code))
        : batch.status,
    search: search.status === 200 ? search.data.items.map(({ total_with_vat }) => total_with_vat) : search.status,
    understood: understood.status === 200 ? understood.data.result.total_with_vat : understood.status,
    again: again.status === 200 ? again.data.result.total_with_vat : again.status,
    fields: fields.status === 200 ? fields.data.result?.total_with_vat : fields.status,
    id: id.status === 200 ? id.data.result.total_with_vat : id.status,
    path: path.status === 200 ? path.data.result.total_with_vat : path.status,
    wrong: wrong.status === 400 ? wrong.data.error.code : wrong.status,
  }),
);
