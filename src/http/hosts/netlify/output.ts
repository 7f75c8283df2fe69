import type { HostOutput } from "../host-output.ts";
import { headersFile } from "../headers-file.ts";

const SETTINGS = `[build]
  publish = "site"
  edge_functions = "edge"
`;

/** An edge function in front of static files: `npx -p netlify-cli netlify deploy --prod` in this folder. */
export async function netlify(output: HostOutput): Promise<void> {
  await output.write("netlify.toml", SETTINGS);
  await output.copySite("site");
  await output.write("site/_headers", headersFile(output.secured));
  await output.copyFunction("function");
  await output.bundle("netlify/edge-function.ts", "edge/service.js", [], "../function/handler.js");
}
