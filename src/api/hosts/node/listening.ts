/** How long the first requests have the processor to themselves, milliseconds. */
const FIRST_REQUESTS = 100;

interface Served {
  baseUrl: string;
  loadMcp(): Promise<unknown>;
}

/** Said when the server takes requests: where it is asked, and where its links lead. */
export function listening(url: string | undefined, { baseUrl, loadMcp }: Served): void {
  console.log(`Listening on ${url}\nLinks lead to ${baseUrl}/`);
  // All that answers are made by is in memory then: no later build that comes into the place of this one is mixed with it.
  setTimeout(() => void loadMcp().catch(console.error), FIRST_REQUESTS);
}
