/** Values side by side, one of them chosen: a group of radio buttons in one frame. */
export function Segments({
  name,
  label,
  choices,
  notes,
  isPast = false,
  chosen,
  describedBy,
  onChoose,
}: {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** What stands under values, by value; no room is kept where there are none. */
  notes?: Readonly<Record<string, string>> | undefined;
  /** Whether the notes are of a hangar before. */
  isPast?: boolean;
  chosen: string | undefined;
  describedBy: string;
  onChoose: (value: string) => void;
}) {
  return (
    <div class="segments" role="radiogroup" aria-label={label} aria-describedby={describedBy}>
      {choices.map((choice) => {
        const id = `${name}-${choice.value}`;
        return (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === chosen}
              onChange={() => onChoose(choice.value)}
              {...(notes && { "aria-labelledby": `${id}-label`, "aria-describedby": `${id}-note` })}
            />
            <span id={notes && `${id}-label`}>{choice.label}</span>
            {notes && (
              <span id={`${id}-note`} class={isPast ? "price past" : "price"}>
                {notes[choice.value]}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
