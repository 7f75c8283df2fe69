import { initWasm, Resvg } from "@resvg/resvg-wasm";

type Bytes = Uint8Array<ArrayBuffer>;

/** What draws a text of SVG as a PNG, so wide or as wide as it is. */
export type Rasterize = (svg: string, width?: number) => Bytes;

/** `wasm` is resvg's own file; texts are written in Golos Text, whose weights `fonts` are. Once in a thread. */
export async function rasterizer(wasm: Bytes, fonts: readonly Bytes[]): Promise<Rasterize> {
  await initWasm(wasm);
  return (svg, width) => {
    const drawing = new Resvg(svg, {
      font: { fontBuffers: [...fonts], loadSystemFonts: false, defaultFontFamily: "Golos Text" },
      ...(width !== undefined && { fitTo: { mode: "width", value: width } }),
    });
    const image = drawing.render();
    const png = new Uint8Array(image.asPng());
    image.free();
    drawing.free();
    return png;
  };
}
