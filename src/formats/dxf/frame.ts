import { point3d, type DxfWriter } from "@tarikjabiri/dxf";
import { isFace } from "../../drawing/building/pieces.ts";
import type { Place } from "../../drawing/building/space.ts";
import type { HangarModel } from "../model/hangar-model.ts";
import { layersOf, type LayerName } from "./layers.ts";
import { millimetres } from "./pen.ts";

/** The hangar in space, piece by piece: axes of all bars and, where panels are ordered, the outlines of walls and slopes. */
export function* drawFrame(dxf: DxfWriter, { pieces, cladding }: HangarModel): Generator<undefined> {
  const line = (layerName: LayerName, from: Place, to: Place) => dxf.addLine(corner(from), corner(to), { layerName });
  for (const { position, bars } of pieces) {
    for (const { from, to } of bars) line(layersOf(position).model, from, to);
    yield;
  }
  for (const { pieces: painted } of cladding) {
    // The first piece is the whole side, later ones lie on it.
    const [whole] = painted;
    if (!whole || !isFace(whole)) continue;
    whole.corners.forEach((to, i) => line("CLADDING", whole.corners.at(i - 1)!, to));
  }
}

/** Along the length is X, across Y, up Z. */
const corner = ([along, up, across]: Place) => point3d(millimetres(along), millimetres(across), millimetres(up));
