import type { Manufacturer } from "../../price-list/schema.ts";

/** Who signs the offer, by the numbers that a paper wants. */
export function Requisites({ legal_name, requisites }: Manufacturer) {
  const { inn, kpp, ogrn, address, bank } = requisites ?? {};
  const numbers = [
    ["ИНН", inn],
    ["КПП", kpp],
    ["ОГРН", ogrn],
  ].filter(([, number]) => number !== undefined);
  return (
    <>
      <p>
        <b>{legal_name}</b>
      </p>
      {numbers.length > 0 && <p>{numbers.map(([name, number]) => `${name}\u00a0${number}`).join(", ")}</p>}
      {address && <p>{address}</p>}
      {bank && (
        <p>
          Р/с {bank.account} в {bank.name}, БИК {bank.bik}, к/с {bank.correspondent_account}
        </p>
      )}
    </>
  );
}
