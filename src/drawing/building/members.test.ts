import fc from "fast-check";
import { expect, test } from "vitest";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { openings } from "../openings.ts";
import { members, type MemberKind } from "./members.ts";
import { runs } from "../../../tests/support/runs.ts";

const { validQuery } = requestsTo(engine);

test("the frame has every piece that the bill counts, inside the hangar", () => {
  fc.assert(
    fc.property(validQuery, (asked) => {
      const layout = engine.layoutOf(asked)!;
      const { geometry, configuration, roof } = layout;
      const all = members(layout, openings(layout));
      const count = (kind: MemberKind) => all.filter((member) => member.kind === kind).length;
      expect(count("column")).toBe(geometry.columns + geometry.central_columns);
      expect(count("post")).toBe(geometry.gable_posts);
      expect(count("roofPurlin")).toBe(geometry.roof_purlins);
      expect(count("girt")).toBe(configuration.wall_progony ? geometry.wall_purlins : 0);
      expect(count("strut")).toBe(geometry.struts);
      expect(count("bracing")).toBe(
        2 * geometry.vertical_bracing + (2 * geometry.roof_bracing * roof.slopes) / roof.spans,
      );
      expect(count("gate")).toBe(3 * configuration.gates);
      expect(count("opening")).toBe(3 * configuration.doors + 4 * configuration.windows);
      for (const [along, up, across] of all.flatMap(({ from, to }) => [from, to])) {
        expect(along).toBeGreaterThanOrEqual(0);
        expect(along).toBeLessThanOrEqual(geometry.length_m);
        expect(across).toBeGreaterThanOrEqual(0);
        expect(across).toBeLessThanOrEqual(geometry.width_m + 1e-9);
        expect(up).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: runs(60) },
  );
});
