// Silhouettes of the kinds, facing right, about the middle of a counter: filled shapes, drawn lines
// (lances, bows, pikes) and cuts in the colour of the paper (shields, harness).
export type Figure = { fill: string; line: string; cut: string };

const HEAD = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

// Neck, head and trunk of a horse; the legs differ with its pace.
const HORSE =
  "M-11 1C-11-2-8-3-5-3C-2-2.4 2-2.4 4.6-3C6.8-4.5 8.3-7 9.6-9.4L10.4-11.4L11.7-9.3C13.5-7.9 15.2-6 16.4-4" +
  "C16.8-2.8 15.6-1.7 14.4-2.2C13.2-3 12.2-3.3 11.3-3.4C10.6-1 9.8 1.3 8.6 3.2L5.8 4.8C3 5.6-1 5.5-4.2 4.8L-9.6 5C-10.6 4-11 2.6-11 1Z";
const TAIL = "M-10.4-1.5C-14.5-1-15.5 3-14.8 7.5C-13.5 4.5-12 3.3-10.3 3Z";
const GALLOP =
  "M8.8 1.5L14 4.5L17 9L15.2 10L12.3 6.5L7 5Z M6 3.5L10 7.5L12.5 11L10.5 11.7L7.5 8.6L3.5 5Z" +
  "M-6 3.5L-10 7.5L-14.5 9.5L-15.2 7.8L-11.6 5.6L-9.5 2Z M-4 4L-7.5 8.5L-11.5 11.8L-12.6 10.3L-9.5 7.5L-7.5 3Z";
const RIDER = "M-3.2-2.5L-2.6-8.6C-2-10.4 2-10.4 2.6-8.6L3.4-3L5.4 1.5L4 5L2 4.5L2.6 1.8L0-1.5Z";

const FOOT = "M-2.9-7.2C-1.5-8.3 1.5-8.3 2.9-7.2L3.8 2L4.3 11.5H1.2L0.3 4.5H-0.3L-1.2 11.5H-4.3L-3.8 2Z";
const HELM = "M-3-8.6C-3.2-12-1.3-13.3 0-14.8C1.3-13.3 3.2-12 3-8.6Z";
const BRIM = "M-4.6-10H4.6L3-11.4C2.6-14 1.4-15 0-15C-1.4-15-2.6-14-3-11.4ZM-2.2-9.6H2.2V-8H-2.2Z";

export const FIGURES: Record<string, Figure> = {
  // A barded horse, a great helm, a couched lance.
  HC: {
    fill:
      `${HORSE}${TAIL}M-12-1.5C-8-3.5 4-3.5 9-5L10.5 1L10.8 8L8.5 10.2L6.2 7.6L3.6 10.2L1 7.6L-1.6 10.2L-4.2 7.6L-6.8 10.2L-9.4 7.6L-11.8 10Z` +
      `M-9 8H-6.5V12.5H-9ZM5.5 8H8V12.5H5.5Z${RIDER}M-2.5-9H2.7V-14.5L0.1-16L-2.5-14.5Z`,
    line: "M-9-3.5L21-10.5",
    cut: "M-2.5-12H2.7M-1.5-4.5L3.2-5.8C3.6-2.5 2.6 0 0.6 2C-1.2 0.6-2-1.8-1.5-4.5Z",
  },
  // A galloping horse, a raised spear, a small shield.
  LC: {
    fill: `${HORSE}${TAIL}${GALLOP}${RIDER}${HEAD(0.2, -12.2, 2.7)}`,
    line: "M2-7L6-11M-7-9L14-16",
    cut: "M-3.5-5.5A2.6 2.6 0 1 1 1.7-5.5A2.6 2.6 0 1 1-3.5-5.5Z",
  },
  // A galloping horse whose rider turns and shoots.
  MA: {
    fill: `${HORSE}${TAIL}${GALLOP}${RIDER}${HEAD(0.2, -12.2, 2.7)}`,
    line: "M1-8L-7-9.5M-8.5-15.5C-12.5-12.5-12.5-6-8.5-3.5M-8.5-15.5L-5-9.5L-8.5-3.5M-2-9.5H-14.5",
    cut: "",
  },
  // Mail, a big shield, a sword held high.
  HI: {
    fill: `${FOOT}${HELM}M0.5-6.5H9C9.2-0.5 7.8 3.5 4.8 6.3C1.8 3.5 0.3-0.5 0.5-6.5Z`,
    line: "M-3.5-5L-7.5-8L-5-16M-9-9.5L-5-7.2",
    cut: "M0.5-6.5H9C9.2-0.5 7.8 3.5 4.8 6.3C1.8 3.5 0.3-0.5 0.5-6.5ZM4.8-6.5V6.3M0.6-2.5H9",
  },
  // On the run, a round shield, an axe.
  LI: {
    fill:
      `M-2.5-7.5L2.5-7.5L3.4 0.5L7.5 5.5L9.5 11L6.8 11.7L4.5 7.5L0.3 4L-3 8L-8 10.8L-9.3 8.6L-5 5.8L-2.8 1.5Z${HEAD(0.8, -10.6, 2.9)}` +
      `${HEAD(3.2, -2.5, 4)}M-9.5-15C-6.5-15.5-4.5-14-4-11.5L-6.5-9.8C-7.5-11.5-8.5-12-10-12Z`,
    line: "M-1.5-6L-5-5.5L-7-13",
    cut: "M-0.8-2.5A4 4 0 1 1 7.2-2.5A4 4 0 1 1-0.8-2.5ZM2.4-2.5A0.8 0.8 0 1 1 4-2.5A0.8 0.8 0 1 1 2.4-2.5Z",
  },
  // A kettle hat and a pike longer than the counter is high.
  PK: {
    fill: `${FOOT}${BRIM}M11.3-18.5L12.3-13L9-14.6Z`,
    line: "M-7 10.5L10.6-15.5M2-4.5L4-6M-2.5-3L-1 1.5",
    cut: "",
  },
  // A bow as tall as its man.
  LB: {
    fill: `${FOOT}${HEAD(0, -10.8, 3)}M-4-11C-3-15 2-15.5 3.5-12Z`,
    line: "M7-16.5C12.5-10 12.5 0 7 8M7-16.5L-2-4.5L7 8M-3-4.5H14M2-5.5L10.5-4.5M12.3-6.5L14.5-4.5L12.3-2.5",
    cut: "",
  },
  // A short bow, shot on one knee.
  SB: {
    fill: `M-3-4.5C-1.5-5.5 1.5-5.5 3-4.5L3.6 3L8.5 5L8.8 11.5H6L5.6 7.5L1 6.5L-2 9.5H-8.5V11.7H-9.5V7.5H-4L-3.6 2Z${HEAD(0, -8, 3)}M-3.8-8C-3.5-12 2-12.5 3.4-9.5Z`,
    line: "M7.5-10.5C9-8 11.5-6 10.5-3C11.5 0 9 2 7.5 4M7.5-10.5L0.5-3L7.5 4M-1-3H15M13-5L15.3-3L13-1",
    cut: "",
  },
  // A covered wagon on two wheels.
  WG: {
    fill:
      "M-15-1H14L12.5 4.5H-13.5ZM-13.5-2.5C-14.5-9-12-13-8.5-13H7C10.5-13 13-9 12-2.5Z" +
      `${HEAD(-8, 6.5, 5)}${HEAD(8, 6.5, 5)}`,
    line: "M14 1.5L19-1.5",
    cut: "M-8.5-13C-10-10-10-6-9-2.5M0-13C-1-10-1-6 0-2.5M7-13C9-10 9-6 8-2.5M-8 3V10M-11.5 6.5H-4.5M8 3V10M4.5 6.5H11.5M-13-1H12",
  },
};

/** How the second knight of a full unit stands to the first: behind on horseback, beside on foot. */
export const SECOND: Record<string, [number, number]> = {
  HC: [-5, -3],
  LC: [-5, -3],
  MA: [5, -3],
  HI: [-12, 0],
  LI: [-12, 0],
  PK: [-9, 0],
  LB: [-11, 0],
  SB: [-13, 0],
};
