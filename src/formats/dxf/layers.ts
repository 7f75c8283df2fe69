/** Axes are drawn in dashes and dots. */
export const AXIS_LINES = "CENTER";

/** The drawing's layers with their colours (AutoCAD Color Index): one for each kind of member in 3D, then the flat views. */
export const LAYERS = {
  COLUMNS: 1,
  "GABLE-POSTS": 20,
  TRUSSES: 4,
  "ROOF-PURLINS": 3,
  GIRTS: 92,
  "VERTICAL-BRACING": 6,
  "ROOF-BRACING": 200,
  STRUTS: 2,
  "GATE-FRAMES": 30,
  "DOOR-FRAMES": 42,
  "WINDOW-FRAMES": 150,
  CLADDING: 8,
  "VIEW-AXES": 12,
  "VIEW-COLUMNS": 5,
  "VIEW-FRAME": 252,
  "VIEW-OPENINGS": 32,
  "VIEW-OUTLINE": 9,
  "VIEW-DIMENSIONS": 94,
  "VIEW-TEXT": 7,
} as const;

export type LayerName = keyof typeof LAYERS;

/** What a piece of the frame is drawn on: in 3D, and in the flat views. */
interface Layers {
  model: LayerName;
  view: LayerName;
}

const COLUMN: Layers = { model: "COLUMNS", view: "VIEW-COLUMNS" };
const TRUSS: Layers = { model: "TRUSSES", view: "VIEW-FRAME" };
const ROOF_PURLIN: Layers = { model: "ROOF-PURLINS", view: "VIEW-FRAME" };

const LAYERS_OF: Partial<Record<string, Layers>> = {
  edge_column: COLUMN,
  low_column: COLUMN,
  high_column: COLUMN,
  central_column: COLUMN,
  fachwerk_column: { model: "GABLE-POSTS", view: "VIEW-COLUMNS" },
  truss_demountable: TRUSS,
  truss_solid: TRUSS,
  roof_purlin_welded: ROOF_PURLIN,
  roof_purlin_bolted: ROOF_PURLIN,
  wall_purlin: { model: "GIRTS", view: "VIEW-FRAME" },
  vertical_bracing: { model: "VERTICAL-BRACING", view: "VIEW-FRAME" },
  roof_bracing: { model: "ROOF-BRACING", view: "VIEW-FRAME" },
  strut: { model: "STRUTS", view: "VIEW-FRAME" },
  gate_frame: { model: "GATE-FRAMES", view: "VIEW-OPENINGS" },
  door_frame: { model: "DOOR-FRAMES", view: "VIEW-OPENINGS" },
  window_frame: { model: "WINDOW-FRAMES", view: "VIEW-OPENINGS" },
};

export function layersOf(position: string): Layers {
  const layers = LAYERS_OF[position];
  if (!layers) throw new Error(`${position} has no layer`);
  return layers;
}
