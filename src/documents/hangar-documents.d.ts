/** The documents as the build wrote them, put into the function's bundle. */
declare module "virtual:hangar-documents" {
  import type { ApiDocument } from "./document-source.ts";
  export const documents: Record<string, ApiDocument>;
}
