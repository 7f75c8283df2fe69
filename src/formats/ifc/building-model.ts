import type { FileTexts } from "../../messages/file-texts.ts";
import { DERIVED, integer, StepFile, text, typed, word, type Value, type Written } from "./step.ts";

const nothing = (count: number): undefined[] => Array.from({ length: count }, () => undefined);

const ELEMENT = word("ELEMENT");

/** An IFC4 model with one site, one building and one storey; millimetres. */
export class BuildingModel {
  readonly step = new StepFile();
  /** IfcGeometricRepresentationSubContext of bodies. */
  readonly bodyContext: Written;
  /** Placement of the storey, of which all else is told. */
  readonly place: Written;
  readonly building: Written;
  readonly #storey: Written;
  readonly #idStart: string;
  #ids = 0;

  /** `title` names the project and the building; `calculationId` is what the ids of the file begin with. */
  constructor(calculationId: string, title: string, description: string, texts: FileTexts["ifc"]) {
    const { step } = this;
    this.#idStart = `0${calculationId.replaceAll("-", "")}`;
    const origin = step.add("IFCAXIS2PLACEMENT3D", step.shared("IFCCARTESIANPOINT", [0, 0, 0]), ...nothing(2));
    const context = step.add(
      "IFCGEOMETRICREPRESENTATIONCONTEXT",
      ...[undefined, text("Model"), integer(3), PRECISION_MM, origin, undefined],
    );
    this.bodyContext = step.add(
      "IFCGEOMETRICREPRESENTATIONSUBCONTEXT",
      ...[text("Body"), text("Model"), DERIVED, DERIVED, DERIVED, DERIVED, context],
      ...[undefined, word("MODEL_VIEW"), undefined],
    );
    const project = this.root(
      "IFCPROJECT",
      title,
      ...[text(description), undefined, text(title), undefined, [context], this.#units()],
    );
    const inside = (whole?: Written) => step.add("IFCLOCALPLACEMENT", whole, origin);
    const onSite = inside();
    const site = this.root("IFCSITE", texts.site, ...[...nothing(2), onSite, ...nothing(2), ELEMENT, ...nothing(5)]);
    const inBuilding = inside(onSite);
    const ofBuilding = [...nothing(2), inBuilding, ...nothing(2), ELEMENT, ...nothing(3)];
    this.building = this.root("IFCBUILDING", title, ...ofBuilding);
    this.place = inside(inBuilding);
    const ofStorey = [...nothing(2), this.place, ...nothing(2), ELEMENT, 0];
    this.#storey = this.root("IFCBUILDINGSTOREY", texts.storey, ...ofStorey);
    this.aggregate(project, [site]);
    this.aggregate(site, [this.building]);
    this.aggregate(this.building, [this.#storey]);
  }

  /** Anything with an id of its own: the calculation's, then which it is in the file. `values` begin after the name. */
  root(type: string, name: string | undefined, ...values: Value[]): Written {
    this.#ids++;
    const id =
      this.#idStart +
      this.#ids
        .toString(36)
        .toUpperCase()
        .padStart(ID_LENGTH - this.#idStart.length, "0");
    return this.step.add(type, text(id), undefined, name === undefined ? undefined : text(name), ...values);
  }

  aggregate(whole: Written, parts: readonly Written[]): void {
    this.root("IFCRELAGGREGATES", undefined, undefined, whole, parts);
  }

  /** Elements that are not parts of others. */
  standInStorey(elements: readonly Written[]): void {
    this.root("IFCRELCONTAINEDINSPATIALSTRUCTURE", undefined, undefined, elements, this.#storey);
  }

  madeOf(material: string, elements: readonly Written[]): void {
    const of = this.step.add("IFCMATERIAL", text(material), ...nothing(2));
    this.root("IFCRELASSOCIATESMATERIAL", undefined, undefined, elements, of);
  }

  /** A set of properties for all of the elements. */
  properties(set: string, values: Readonly<Record<string, string>>, elements: readonly Written[]): void {
    const properties = Object.entries(values).map(([name, value]) =>
      this.step.add("IFCPROPERTYSINGLEVALUE", text(name), undefined, typed("IFCTEXT", text(value)), undefined),
    );
    const definition = this.root("IFCPROPERTYSET", set, undefined, properties);
    this.root("IFCRELDEFINESBYPROPERTIES", undefined, undefined, elements, definition);
  }

  #units(): Written {
    const unit = (of: string, prefix: string | undefined, name: string) =>
      this.step.add("IFCSIUNIT", DERIVED, word(of), prefix === undefined ? undefined : word(prefix), word(name));
    return this.step.add("IFCUNITASSIGNMENT", [
      unit("LENGTHUNIT", "MILLI", "METRE"),
      unit("AREAUNIT", undefined, "SQUARE_METRE"),
      unit("VOLUMEUNIT", undefined, "CUBIC_METRE"),
      unit("PLANEANGLEUNIT", undefined, "RADIAN"),
    ]);
  }
}

/** Nearer than this places are the same, millimetres. */
const PRECISION_MM = 0.001;

/** Digits of an IfcGloballyUniqueId; the first is at most 3. */
const ID_LENGTH = 22;
