import type { HostOutput } from "./host-output.ts";

/** `server.js` over the site's folder, by the runtime's own server. */
const server =
  (runtime: "deno" | "bun") =>
  async (output: HostOutput): Promise<void> => {
    await output.copySite("site", { copies: true });
    await output.copyFunction("function");
    await output.bundle(runtime, "server.js", [runtime]);
    await output.write("package.json", `${JSON.stringify({ private: true, type: "module" })}\n`);
  };

/** `deno run --allow-net --allow-read --allow-env server.js`, or Deno Deploy. */
export const deno = server("deno");

/** `bun server.js`. */
export const bun = server("bun");
