import { join } from "node:path";
import { expect, test } from "vitest";
import { buildWarnings } from "../../../scripts/build/build-warnings.ts";
import { priceList } from "../../support/example-engine.ts";
import { pricesFolder, release } from "../../support/files/prices-folder.ts";

const folder = pricesFolder();
const VERSION = "2026-11-20";
const local = { siteUrl: "http://localhost:4321", siteUrlGiven: false };
const named = { siteUrl: "https://calc.example.com", siteUrlGiven: true };

test("a build of a list that is not released warns of it until it is", () => {
  expect(buildWarnings(folder.path, priceList, [], local)).toEqual([
    expect.stringMatching(
      /^Price list 2026-11-20 is not released; .* npm run prices -- release 2026-11-20, then build/,
    ),
  ]);
  release(folder.path, VERSION);
  expect(buildWarnings(folder.path, priceList, [], local)).toEqual([]);
});

test("a build for a host warns where its links would lead to a local server", () => {
  release(folder.path, VERSION);
  expect(buildWarnings(folder.path, priceList, ["netlify"], local)).toEqual([
    "Not fit to be deployed: without SITE_URL every link leads to http://localhost:4321/",
  ]);
  expect(buildWarnings(folder.path, priceList, ["netlify"], named)).toEqual([]);
});

test("a build that is to be deployed ends with the list that is not released, in one line", () => {
  const last = expect.stringMatching(/^Not fit to be deployed: price list 2026-11-20 is not released; .+$/);
  expect(buildWarnings(folder.path, priceList, [], named)).toEqual([last]);
  expect(buildWarnings(folder.path, priceList, ["netlify"], local)).toEqual([
    expect.stringContaining("without SITE_URL"),
    last,
  ]);
});

test("a build of a list that is without the position of an option tells that it does not sell it", () => {
  release(folder.path, VERSION);
  const { screw_pile: _, ...positions } = priceList.positions;
  expect(buildWarnings(folder.path, { ...priceList, positions }, [], local)).toEqual([
    `The option piles is not sold: ${join(folder.path, "positions.yaml")} has no screw_pile`,
  ]);
});
