import { calculate, type CalcResponse } from "hangar-engine";
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

test.each([
  { roof: "dvuhskat", width: 12, length: 30, gates: 5, doors: 2, windows: 7, panels: 1 },
  { roof: "s-kolonnoy-po-centru", width: 23.732, length: 62.5, gates: 5, gates_pos: 2, doors: 1, windows: 9 },
  { roof: "odnoskat-pristavnoy", width: 8, length: 47, gates: 3, windows: 4 },
  { roof: "odnoskat-otdelno", width: 14.75, length: 5, gates: 3, gates_pos: 1 },
])("as many frames, posts, gates, doors and windows are drawn as the answer has: %o", (asked) => {
  const body = calculate(asked).body as CalcResponse;
  const figures = render(<HangarDrawings body={body} />).match(/<figure .*?<\/figure>/gs)!;
  const drawn = (view: string, kind: string): number => {
    const figure = figures.find((markup) => markup.includes(`data-view="${view}"`))!;
    return figure.match(new RegExp(`class="(?:[^"]* )?${kind}(?: [^"]*)?"`, "g"))?.length ?? 0;
  };
  const { request, result } = body;
  expect([drawn("plan", "post"), drawn("ends", "post")]).toEqual([result.fahverk, result.fahverk]);
  expect([drawn("plan", "frame"), drawn("facade", "column")]).toEqual([result.frames, 2 * result.frames]);
  expect(drawn("ends", "wall")).toBe(2);
  for (const [kind, count] of [
    ["gate", request.gates],
    ["door", request.doors],
    ["window", request.windows],
  ] as const) {
    expect([drawn("plan", kind), drawn("ends", kind) + drawn("facade", kind)], kind).toEqual([count, count]);
  }
});
