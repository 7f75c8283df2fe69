/** What has come or is on its way, by address. */
const fetched = new Map<string, Promise<unknown>>();

/**
 * Imports a module once all its files have been fetched. A browser keeps in mind which module it could not fetch and
 * never asks for it again; a file it does ask for, so that whoever wants the module later can have it.
 */
export const importFetched = <Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> =>
  Promise.all(files.map((file) => fetchOnce(`/${file}`))).then(load);

function fetchOnce(address: string): Promise<unknown> | undefined {
  // The page has it from the start.
  if (document.querySelector(`[href="${address}"],[src="${address}"]`)) return undefined;
  const one = fetched.get(address) ?? fetchFile(address);
  fetched.set(address, one);
  one.catch(() => fetched.delete(address));
  return one;
}

async function fetchFile(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no ${address}`);
  // To the end: only then the browser's cache has it for the import.
  await answer.blob();
}
