export { english as russian } from "../../../../../messages/en/search.ts";
