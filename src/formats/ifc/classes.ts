import type { Member, MemberKind } from "../../drawing/building/members.ts";

/** A class of IFC4 with the word for what it is used as. */
export interface IfcClass {
  type: string;
  use: string;
}

const COLUMN: IfcClass = { type: "IFCCOLUMN", use: "COLUMN" };
const BEAM: IfcClass = { type: "IFCBEAM", use: "BEAM" };
const member = (use: string): IfcClass => ({ type: "IFCMEMBER", use });

const CLASS_OF: Readonly<Record<Exclude<MemberKind, "gate" | "opening">, IfcClass>> = {
  column: COLUMN,
  post: COLUMN,
  chord: member("CHORD"),
  web: member("MEMBER"),
  roofPurlin: member("PURLIN"),
  girt: BEAM,
  strut: member("STRUT"),
  bracing: member("BRACE"),
};

/** Jambs of gates, doors and windows are posts; what lies between them is a beam. */
export function classOf({ kind, from, to }: Member): IfcClass {
  if (kind !== "gate" && kind !== "opening") return CLASS_OF[kind];
  return from[1] === to[1] ? BEAM : member("POST");
}

const ASSEMBLIES: Partial<Record<string, string>> = {
  truss_solid: "TRUSS",
  truss_demountable: "TRUSS",
  vertical_bracing: "BRACED_FRAME",
  roof_bracing: "BRACED_FRAME",
};

/** What IfcElementAssembly calls a piece of several bars. */
export const assemblyUse = (position: string): string => ASSEMBLIES[position] ?? "RIGID_FRAME";
