/** Gives a file to the person. */
export function download(name: string, content: Uint8Array<ArrayBuffer>, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
