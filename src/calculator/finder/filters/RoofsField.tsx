import { priceList } from "hangar-engine";
import { useFilters } from "../search-context.ts";
import { chosenRoofs, FREE_STANDING_ROOFS, withRoofs } from "./filter-form.ts";
import { RoofPicture } from "../../form/fields/RoofPicture.tsx";
import { FilterMessages } from "./FilterMessages.tsx";

/** The roofs that stand by themselves, as pictures; several may be asked. */
export function RoofsField() {
  const { form, dispatch } = useFilters();
  const chosen = chosenRoofs(form);
  return (
    <div class="field" id="filter-roof">
      <div class="roofs">
        {FREE_STANDING_ROOFS.map((id) => {
          const roof = priceList.roofs[id]!;
          const isChosen = chosen.includes(id);
          return (
            <label key={id} class="roof-card" title={roof.description}>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={(event) => {
                  const value = withRoofs(form, [id], !isChosen);
                  // The last one of all comes back at once: the browser has its box empty by then.
                  event.currentTarget.checked = chosenRoofs({ ...form, roof: value }).includes(id);
                  dispatch({ type: "set", name: "roof", value });
                }}
                aria-labelledby={`filter-roof-${id}`}
              />
              <RoofPicture roof={roof} />
              <span class="roof-name" id={`filter-roof-${id}`}>
                {roof.name}
              </span>
            </label>
          );
        })}
      </div>
      <FilterMessages names={["roof"]} />
    </div>
  );
}
