interface Properties {
  isWanted: boolean;
  /** Whether there is an address to send it to. */
  hasAddress: boolean;
  onChange: (isWanted: boolean) => void;
}

/** Whether the calculation is to come to the visitor by mail as well. */
export function CopyWish({ isWanted, hasAddress, onChange }: Properties) {
  return (
    <label class="consent">
      <input
        type="checkbox"
        checked={isWanted && hasAddress}
        disabled={!hasAddress}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>Прислать копию с расчётом и сметой{hasAddress ? " на почту" : ": впишите почту выше"}</span>
    </label>
  );
}
