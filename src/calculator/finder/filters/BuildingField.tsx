import { useFilters } from "../search-context.ts";
import { ATTACHED_ROOFS, chosenRoofs, withRoofs } from "./filter-form.ts";

/** Whether there is a building to lean on: only then is a hangar of an attached roof of any use. */
export function BuildingField() {
  const { form, dispatch } = useFilters();
  if (ATTACHED_ROOFS.length === 0) return null;
  const chosen = chosenRoofs(form);
  return (
    <div class="field flag">
      <label>
        <input
          type="checkbox"
          checked={ATTACHED_ROOFS.some((id) => chosen.includes(id))}
          onChange={(event) =>
            dispatch({
              type: "set",
              name: "roof",
              value: withRoofs(form, ATTACHED_ROOFS, event.currentTarget.checked),
            })
          }
          aria-labelledby="filter-building"
          aria-describedby="filter-building-hint"
        />
        <span class="label" id="filter-building">
          Есть здание, к которому пристроить
        </span>
        <span class="hint" id="filter-building-hint">
          Тогда подойдёт и приставной ангар: его высокая сторона — у вашей стены
        </span>
      </label>
    </div>
  );
}
