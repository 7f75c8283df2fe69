import { expect, test } from "vitest";
import { changedByHand } from "./by-hand.ts";

const FORM = { roof: "dvuhskat", width: "12", length: "36", height: "4,35", gates: "1" };

test.each([
  [{}, undefined],
  [{ gates: "2" }, "gates"],
  [{ width: "15" }, "width"],
  [{ roof: "odnoskat-otdelno" }, "roof"],
  [{ roof: "s-kolonnoy-po-centru", width: "18", height: "5,55" }, "roof"],
  [{ width: "15", length: "42" }, undefined],
  [{ roof: "odnoskat-otdelno", gates: "0" }, undefined],
])("%j is a change of %s", (changed, name) => expect(changedByHand(FORM, { ...FORM, ...changed })).toBe(name));
