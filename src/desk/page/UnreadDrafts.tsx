import { useState } from "preact/hooks";
import { TakeBack, type Removal } from "../../calculator/ui/TakeBack.tsx";
import { useDeviceList } from "../../calculator/ui/use-device-list.ts";
import { counted } from "../../text/format.ts";
import { download } from "./download.ts";
import { unreadDrafts } from "./draft-store.ts";

/** Drafts of this device that only another version of the desk can read: they stay, and can be taken away as they are. */
export function UnreadDrafts() {
  const texts = useDeviceList(unreadDrafts);
  const [removal, setRemoval] = useState<Removal>();
  const take = () =>
    download("chernovik-drugoy-versii.txt", new TextEncoder().encode(texts.join("\n")), "text/plain;charset=utf-8");
  const remove = () => {
    unreadDrafts.change(() => []);
    setRemoval({
      told: "Удалено с устройства",
      takeBack: () => unreadDrafts.change((others) => [...others, ...texts]),
    });
  };
  return (
    <>
      {texts.length > 0 && (
        <p class="notice desk-row">
          {counted(texts.length, "черновик сохранён", "черновика сохранены", "черновиков сохранено")} другой версией
          стола: здесь не открыть, но с устройства ничего не пропадёт.{" "}
          <button type="button" class="button small" onClick={take}>
            Скачать как есть
          </button>{" "}
          <button type="button" class="button small quiet" onClick={remove}>
            Удалить с устройства
          </button>
        </p>
      )}
      <TakeBack removal={removal} onDone={() => setRemoval(undefined)} />
    </>
  );
}
