import { wishes as wishesOf } from "../../support/wish-writer.ts";
import { got, posted, query, type Asked } from "./request.ts";
import { priceList, sampled, spread, yamlOf } from "./sources.ts";

const PATH = "/v1/understand";

/** Some of what people have written, evenly from every file of phrases, and wishes in words made up at random. */
const phrases = yamlOf<{ say: string }[]>("tests/unit/understanding/phrases").flatMap((file) =>
  spread(file, Math.ceil(file.length / 3)),
);
const written = sampled(wishesOf(priceList), 120).map(({ text }) => text);

export const wishes: Asked[] = [...phrases.map(({ say }) => say), ...written].map((text, at) => {
  const lang = at % 4 === 3 ? { lang: "en" } : {};
  return at % 7 === 6 ? posted("wish", PATH, { text, ...lang }) : got("wish", query(PATH, { text, ...lang }));
});
