import type { ApplicationPost } from "../../../applications/deliver/post.ts";
import { tellApplications } from "./applications.ts";

/** How long the first requests have the processor to themselves, milliseconds. */
const FIRST_REQUESTS = 100;

interface Served {
  baseUrl: string;
  loadRest(): Promise<void>;
}

/** Said when the server takes requests: where it is asked, where its links lead, and where applications go. */
export function listening(
  url: string | undefined,
  { baseUrl, loadRest }: Served,
  post: ApplicationPost | undefined,
): void {
  console.log(`Listening on ${url}\nLinks lead to ${baseUrl}/`);
  void tellApplications(post);
  // All that answers are made by is in memory then: no later build that comes into the place of this one is mixed with it.
  setTimeout(() => void loadRest().catch(console.error), FIRST_REQUESTS);
}
