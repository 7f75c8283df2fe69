import { test } from "vitest";
import { readFileSync, writeFileSync } from "node:fs";
import render from "preact-render-to-string";
import { engine } from "../../../tests/support/example-engine.ts";
import { buildingPicture } from "./BuildingPicture.tsx";
import { brotliCompressSync } from "node:zlib";
test("try", () => {
  const css = readFileSync("src/drawing/building/building.css", "utf8");
  const all = [
    { roof: "dvuhskat", width: 12, length: 30, gates: 1 },
    { roof: "dvuhskat", width: 12, length: 30, gates: 1, panels: 1, windows: 6, doors: 1 },
    { roof: "dvuhskat", width: 18, length: 60, gates: 3, panels: 1, windows: 12, doors: 2, gates_pos: 2 },
    { roof: "odnoskat-pristavnoy", width: 8, length: 25, gates: 2, panels: 1, windows: 4 },
    { roof: "odnoskat-otdelno", width: 9.75, length: 5, gates: 1, panels: 1, gates_pos: 1 },
    { roof: "s-kolonnoy-po-centru", width: 23.7, length: 200, gates: 5, panels: 1 },
    { roof: "s-kolonnoy-po-centru", width: 23.7, length: 48, gates: 2, wall_progony: 1 },
    { roof: "dvuhskat", width: 12, length: 30, height: 6.75, gates: 1, panels: 1, windows: 30 },
  ];
  const cells = all.map((asked) => {
    const markup = render(buildingPicture(engine.layoutOf(asked)!));
    console.log(asked.roof, markup.length, brotliCompressSync(markup).length);
    return `<div class=c>${markup}</div>`;
  });
  writeFileSync("/tmp/w/s-stage-pics/try.html", `<style>${css} body{margin:0;display:grid;grid-template-columns:1fr 1fr;gap:8px} .c{height:400px;background:linear-gradient(#dfe8ef,#f2f5f6 45%,#e2e1d9 46%,#d6d4c8);overflow:hidden;padding:20px 0} .c svg{height:100%;margin:auto}</style>` + cells.join(""));
});
