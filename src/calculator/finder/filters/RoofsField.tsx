import { priceList } from "hangar-engine";
import { useSearchContext } from "../search-context.ts";
import { chosenRoofs, toggleRoof } from "./filter-form.ts";
import { RoofPicture } from "../../form/fields/RoofPicture.tsx";
import { FilterMessages } from "./FilterMessages.tsx";

const ROOFS = Object.keys(priceList.roofs);

/** The roof types as pictures; several may be asked. */
export function RoofsField() {
  const { state, dispatch } = useSearchContext();
  const chosen = chosenRoofs(state.form);
  return (
    <div class="field">
      <p class="hint">Можно отметить несколько; не отмечено ничего — подойдёт любая</p>
      <div class="roofs">
        {Object.entries(priceList.roofs).map(([id, roof]) => (
          <label key={id} class="roof-card">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() => dispatch({ type: "set", name: "roof", value: toggleRoof(state.form, id, ROOFS) })}
              aria-labelledby={`filter-roof-${id}`}
              aria-describedby={`filter-roof-${id}-hint`}
            />
            <RoofPicture roof={roof} />
            <span class="roof-name" id={`filter-roof-${id}`}>
              {roof.name}
            </span>
            <span class="hint" id={`filter-roof-${id}-hint`}>
              {roof.description}
            </span>
          </label>
        ))}
      </div>
      <FilterMessages names={["roof"]} />
    </div>
  );
}
