import type { HostOutput } from "./host-output.ts";

/** `server.js` over the site's folder, by the server of the runtime itself. */
export async function serverOutput(output: HostOutput, runtime: "deno" | "bun"): Promise<void> {
  await output.copySite("site", { copies: true });
  await output.copyFunction("function");
  await output.copyPost("post");
  await output.bundle(`${runtime}/server.ts`, "server.js", [runtime]);
  await output.write("package.json", `${JSON.stringify({ private: true, type: "module" })}\n`);
}
