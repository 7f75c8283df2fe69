import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadData } from "../../../scripts/build/load-data.ts";
import { ownData } from "../../../scripts/build/size/own-data.ts";
import { root } from "../../../scripts/root.ts";

const data = loadData(join(root, "tests/support/example-prices"), { baseUrl: "", leadEndpoint: undefined });

test("the example's data are within the budgets as they are", () => {
  expect(ownData(data)).toEqual({ olderLists: data.archive.length, moreData: 0 });
});

test("what a manufacturer writes besides stops no build", () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"/>';
  const manufacturer = { ...data.manufacturer, brand: randomBytes(500).toString("hex") };
  const { moreData } = ownData({ ...data, manufacturer });
  const withLogo = {
    ...data,
    manufacturer: { ...manufacturer, logo: "logo.svg" as const },
    texts: { "logo.svg": logo },
  };
  expect(moreData).toBeGreaterThan(0);
  expect(ownData(withLogo).moreData).toBeGreaterThan(moreData);
});
