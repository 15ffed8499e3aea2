// What is shown large, fetched together with the first line that is told.
export { outcomes } from "./outcomes";
export { recap } from "./recap";
