/** How lines of the drawings look on paper: what the page's style sheet says for print, with nothing to load. */
export const SHEET_STYLE = `
  text { font: 10px system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; fill: #000 }
  .heading { font-size: 13px; font-weight: 700 }
  .border { fill: none; stroke: #000 }
  path, rect { fill: none; stroke: #555; stroke-width: 1 }
  .paper { fill: #fff; stroke: none }
  .title { fill: #333 }
  .wall { stroke: #000 }
  .clad { fill: #f4f4f4 }
  .slope { fill: #eee }
  .column { stroke: #000; stroke-width: 2 }
  .post { stroke: #000; stroke-width: 1.25 }
  .ground { stroke: #000; stroke-width: 1.5 }
  .gate, .door, .window { stroke: #000 }
  .gate, .window { fill: #fff }
  .door, .building { fill: #eee }
  .too-tall { stroke: #8a5a00; stroke-dasharray: 4 3 }
  .dimension { stroke: #333 }
  .fine path, .fine rect { stroke-width: 0.75 }
  .plan .column { fill: #000; stroke: none }
  .plan .post { fill: #fff; stroke-width: 1.5 }
  .plan .frame { stroke-dasharray: 7 3 1 3 }
  .plan .ridge { stroke-dasharray: 3 3 }
  .plan .thin { stroke-width: 0.5 }
  .plan .gate { stroke-width: 6 }
  .plan .door { stroke-width: 4 }
  .plan .window { stroke: #555; stroke-width: 3 }
`;
