import { resolve } from "node:path";
import type { Environment } from "../deliver/settings.ts";

/** Where applications wait on the disk: from the folder that the server is started in, unless that is said whole. */
export const spoolFolder = (env: Environment): string => resolve(env["APPLICATION_SPOOL"]?.trim() || "applications");
