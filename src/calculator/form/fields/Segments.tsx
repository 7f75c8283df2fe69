/** Values side by side, one of them chosen: a group of radio buttons in one frame. */
export function Segments({
  name,
  label,
  choices,
  chosen,
  disabled = false,
  describedBy,
  onChoose,
}: {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  chosen: string | undefined;
  disabled?: boolean;
  describedBy: string;
  onChoose: (value: string) => void;
}) {
  return (
    <div class="segments" role="radiogroup" aria-label={label} aria-describedby={describedBy}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === chosen}
            disabled={disabled}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
