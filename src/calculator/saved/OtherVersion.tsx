import type { DeviceList } from "../ui/device-list.ts";

/** Says what of a list only another build can read, in the words of `text`; the person may want it gone. */
export function OtherVersion<Item>({ list, text }: { list: DeviceList<Item>; text: (count: number) => string }) {
  const count = list.unread();
  if (count === 0) return null;
  return (
    <p class="hint">
      {text(count)}{" "}
      <button type="button" class="button quiet small" onClick={list.forgetUnread}>
        Удалить с устройства
      </button>
    </p>
  );
}
