/** Browsers read the file after the click has returned; a minute is enough for the slowest question where to save it. */
const KEPT_MS = 60_000;

/** Gives a file to the browser to save under a name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
