import { deviceList } from "../../ui/device-list.ts";
import { today } from "../../ui/today.ts";

/** A quote request that was sent from this device: no contacts stay here. */
interface Sent {
  calculation_id: string;
  /** By which the manufacturer finds it, where this site's own service has given it one. */
  number?: string;
  on: string;
}

/** Those of today. */
export const sentToday = deviceList<Sent>("hangar.sent.v1", readSent);

export function keepSent(calculation_id: string, number: string | undefined): void {
  const on = today();
  const sent = { calculation_id, ...(number !== undefined && { number }), on };
  sentToday.change((items) => [sent, ...items.filter((item) => item.on === on)]);
}

/** The last one of this calculation, in words. */
export function sentInWords(calculationId: string): string | undefined {
  const sent = sentToday.items().find(({ calculation_id, on }) => calculation_id === calculationId && on === today());
  return sent && `Заявка ${sent.number ? `${sent.number} ` : ""}по этому расчёту уже отправлена сегодня.`;
}

function readSent(value: unknown): Sent | undefined {
  const { calculation_id, number, on } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof calculation_id === "string" &&
    typeof on === "string" &&
    (number === undefined || typeof number === "string")
    ? (value as Sent)
    : undefined;
}
