export const NO_SPACE = "на диске сервера кончилось место";

/** Why something broke, in Russian where it is known what people can mend; no full stop at its end. */
export function reasonOf(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return NO_SPACE;
  if (["EACCES", "EPERM", "EROFS"].includes(code ?? "")) return `серверу нельзя писать в ${path}`;
  return message.replace(/\.$/, "");
}

/** Why a build stopped, of all that it wrote: the words of its first error, without the hour and the marks of a log. */
export function whyStopped(output: string): string {
  const lines = output.trim().split("\n");
  const why = lines.find((line) => /\b\w*Error: /.test(line)) ?? lines.at(-1)!;
  return why.replace(/^\s*(?:\d\d:\d\d:\d\d\s+)?(?:\[\w+\]\s+)?(?:\w*Error:\s+)?/, "").replace(/\.$/, "");
}
