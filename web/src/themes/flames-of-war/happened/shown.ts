// What is shown large, fetched together once something has happened.
export { outcomes } from "./outcomes";
export { recap } from "./recap";
