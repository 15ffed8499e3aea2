export { default } from "./theme";
