/** Formats that a calculation comes in beside JSON, each under its extension. */
export const FILE_FORMATS = ["csv", "xlsx", "svg", "dxf", "glb", "ifc", "png"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
