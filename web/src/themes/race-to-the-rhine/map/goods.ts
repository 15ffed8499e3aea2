// What lies on a token, drawn about (0, 0), 11 high: the same sign in every language.
import type { Kind } from "../table";

export const GOODS: Record<Kind, string> = {
  fuel: "M0 -5.5C3.2 -1.4 4 0.2 4 1.7A4 4 0 0 1 -4 1.7C-4 0.2 -3.2 -1.4 0 -5.5z", // a drop
  ammo: "M-2.7 2.6V-1.2C-2.7 -3.6 -1.2 -4.9 0 -5.5C1.2 -4.9 2.7 -3.6 2.7 -1.2V2.6zM-3.3 3.6H3.3V5.5H-3.3z", // a shell
  food: "M-3.4 5V0.2A2.7 2.7 0 0 1 -2.6 -5H2.6A2.7 2.7 0 0 1 3.4 0.2V5z", // a loaf
};
