// The forms behind the gestures, fetched together when one of them is opened.
export { default as Allotment } from "./Allotment.svelte";
export { default as Bombardment } from "./Bombardment.svelte";
export { default as FirePlan } from "./FirePlan.svelte";
export { default as HoldBack } from "./HoldBack.svelte";
export { default as Poses } from "./Poses.svelte";
export { default as Shelling } from "./Shelling.svelte";
export { default as Short } from "./Short.svelte";
export { default as Sighting } from "./Sighting.svelte";
export { default as Tests } from "./Tests.svelte";
