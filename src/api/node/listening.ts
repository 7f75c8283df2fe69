/** Said when the server takes requests: where it is asked, and where its links lead. */
export function listening(url: string | undefined, baseUrl: string): void {
  console.log(`Listening on ${url}\nLinks lead to ${baseUrl}/`);
}
