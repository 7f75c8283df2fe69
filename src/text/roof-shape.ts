export type RoofShape = "central_columns" | "gable" | "lean_to" | "mono_pitch";

/** What a roof is by its geometry, for the languages that the list does not name it in. */
export function shapeOf({
  slopes,
  spans,
  attached,
}: Readonly<{ slopes: number; spans: number; attached: boolean }>): RoofShape {
  if (spans === 2) return "central_columns";
  if (slopes === 2) return "gable";
  return attached ? "lean_to" : "mono_pitch";
}
