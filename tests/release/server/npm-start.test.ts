import { expect, test } from "vitest";
import { freshBuild } from "../../../scripts/build/place/fresh-build.ts";
import { refusal } from "../../server/process/refusal.ts";
import { RunningServer } from "../../server/running-server.ts";

/* `npm start` serves dist/, of the manufacturer's own prices. */

test("npm start serves a fresh build without building again", async () => {
  await freshBuild({ stdio: "inherit" });
  const server = await RunningServer.start("scripts/start.ts");
  const { output } = await server.stop();
  expect(output).not.toContain("Built");
  // It is built first where there is none, and other builds may have to end before.
}, 600_000);

test("npm start does not outlive the shell that npm runs it under", async () => {
  const server = await RunningServer.start("scripts/start.ts", true);
  server.process.kill("SIGTERM");
  await refusal(server);
  await server.ended;
});
