export { english as russian } from "../../../search.ts";
