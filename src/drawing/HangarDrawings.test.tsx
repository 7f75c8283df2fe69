import { calculate } from "hangar-engine";
import render from "preact-render-to-string";
import { expect, test } from "vitest";
import { HangarDrawings } from "./HangarDrawings.tsx";

test("all drawings stand in static markup, told in words too", () => {
  const answer = calculate({
    roof: "s-kolonnoy-po-centru",
    width: 23.7,
    length: 32.5,
    gates: 3,
    gates_pos: 2,
    doors: 1,
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const markup = render(<HangarDrawings body={answer.body} />);
  expect(markup.match(/<svg /g)).toHaveLength(3);
  expect(markup.match(/role="img" aria-label="[^"]+"/g)).toHaveLength(3);
  expect(markup).toContain("5\u00a0×\u00a06\u00a0+\u00a02,5\u00a0=\u00a032,5\u00a0м");
  expect(markup).not.toContain("NaN");
  // On the plan and on the walls each.
  expect(markup.match(/class="gate"/g)).toHaveLength(2 * 3);
  expect(markup.match(/class="door"/g)).toHaveLength(2);
  expect(markup.match(/class="post"/g)).toHaveLength(2 * answer.body.result.fahverk);
});
