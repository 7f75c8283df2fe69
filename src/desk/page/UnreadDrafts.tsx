import { useDeviceList } from "../../calculator/ui/use-device-list.ts";
import { counted } from "../../text/format.ts";
import { download } from "./download.ts";
import { unreadDrafts } from "./draft-store.ts";

/** Drafts of this device that only another version of the desk can read: they stay, and can be taken away as they are. */
export function UnreadDrafts() {
  const texts = useDeviceList(unreadDrafts);
  if (texts.length === 0) return null;
  const take = () =>
    download("chernovik-drugoy-versii.txt", new TextEncoder().encode(texts.join("\n")), "text/plain;charset=utf-8");
  return (
    <p class="notice desk-row">
      {counted(texts.length, "черновик сохранён", "черновика сохранены", "черновиков сохранено")} другой версией стола:
      здесь не открыть, но с устройства ничего не пропадёт.{" "}
      <button type="button" class="button small" onClick={take}>
        Скачать как есть
      </button>{" "}
      <button type="button" class="button small quiet" onClick={() => unreadDrafts.change(() => [])}>
        Удалить с устройства
      </button>
    </p>
  );
}
