import { afterAll, beforeAll } from "vitest";
import { RunningServer } from "./running-server.ts";

/** A server of the product under test for all tests of a file, or of the group that it is called in. */
export function served(): { readonly url: string } {
  let server: RunningServer;
  beforeAll(async () => void (server = await RunningServer.start()));
  afterAll(() => server.stop());
  return {
    get url() {
      return server.url;
    },
  };
}
