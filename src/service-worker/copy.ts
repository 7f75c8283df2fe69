/** A page of this device in the place of the server's, which did not answer in time: the page reads that of itself, and says so. */
export async function asCopy(page: Response): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace("<html", "<html data-copy"), { status: page.status, headers: page.headers });
}
