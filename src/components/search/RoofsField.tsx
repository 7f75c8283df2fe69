import { priceList } from "hangar-engine";
import { useSearchContext } from "../../calculator/search/search-context.ts";
import { chosenRoofs, toggleRoof } from "../../calculator/search/wish-form.ts";
import { RoofPicture } from "../RoofPicture.tsx";
import { WishMessages } from "./WishMessages.tsx";

const ROOFS = Object.keys(priceList.roofs);

/** The roof types as pictures; several may be wished. */
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
              aria-labelledby={`wish-roof-${id}`}
              aria-describedby={`wish-roof-${id}-hint`}
            />
            <RoofPicture roof={roof} />
            <span class="roof-name" id={`wish-roof-${id}`}>
              {roof.name}
            </span>
            <span class="hint" id={`wish-roof-${id}-hint`}>
              {roof.description}
            </span>
          </label>
        ))}
      </div>
      <WishMessages names={["roof"]} />
    </div>
  );
}
