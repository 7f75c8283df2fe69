import { h } from "preact";
import render from "preact-render-to-string";
import { layoutOf } from "hangar-engine";
import { initialState } from "../calculator/calculator-state.ts";
import { LinkPicture } from "../formats/png/LinkPicture.tsx";

/** The picture of a shared link as a drawing; the build makes `og.png` of it, since no network shows SVG. */
export function GET(): Response {
  const { shown: body, form } = initialState();
  const layout = layoutOf(form);
  if (!body || !layout) throw new Error("the default hangar cannot be calculated");
  const svg = render(h(LinkPicture, { heading: "Сколько стоит ангар", body, layout }));
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
}
