import { readLoads } from "./loads.ts";
import { readLooseSizes } from "./loose-sizes.ts";
import { readArea, readBudget, readOrder } from "./money-and-area.ts";
import { readNamedSizes } from "./named-sizes.ts";
import { countOpenings, readOpeningSizes, readPlaces } from "./openings.ts";
import { askOfErection, OPTIONS } from "./options.ts";
import { OF_OTHERS, readElsewhere } from "./others.ts";
import { readRails } from "./rails.ts";
import type { Reading } from "../reading.ts";
import { readRoofs } from "./roofs.ts";
import { takerOf } from "./take.ts";
import { TOPICS } from "./topics.ts";

const [takeOthers, takeOptions, takeTopics] = [takerOf(OF_OTHERS), takerOf(OPTIONS), takerOf(TOPICS)];

/** All that is said, in the order in which one may take what another would: what one has taken no later one sees. */
export function readChunks(reading: Reading): readonly string[] {
  readElsewhere(reading);
  readLoads(reading);
  readRails(reading);
  readOpeningSizes(reading);
  takeOthers(reading);
  readPlaces(reading);
  countOpenings(reading);
  const roofs = readRoofs(reading);
  const possible = roofs.map((roof) => reading.priceList.roofs[roof]!);
  readBudget(reading);
  readNamedSizes(reading, possible);
  takeOptions(reading);
  takeTopics(reading);
  readArea(reading);
  readOrder(reading);
  readLooseSizes(reading, possible);
  askOfErection(reading);
  return roofs;
}
