import type { CalcResponse, Layout } from "hangar-engine";
import render from "preact-render-to-string";
import { russian } from "../../messages/ru/formats.ts";
import { LinkPicture } from "./LinkPicture.tsx";

/** The picture of a link to a calculation, as a drawing: what makes a PNG of it is the host's. */
export const linkDrawing = (body: CalcResponse, layout: Layout, texts = russian): string =>
  render(<LinkPicture body={body} layout={layout} texts={texts} />);
