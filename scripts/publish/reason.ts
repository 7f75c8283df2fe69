export const NO_SPACE = "на диске сервера кончилось место";

/** Why something broke, in Russian where it is known what people can mend; no full stop at its end. */
export function reasonOf(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return NO_SPACE;
  if (["EACCES", "EPERM", "EROFS"].includes(code ?? "")) return `серверу нельзя писать в ${path}`;
  return message.replace(/\.$/, "");
}
