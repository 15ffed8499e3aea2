// The outlines of counters, 42 wide about their centre (UX 6.3): a side is known by its shape too.
export const FACE = 42;
export const ROUND = "M-13-21H13Q21-21 21-13V13Q21 21 13 21H-13Q-21 21-21 13V-13Q-21-21-13-21Z";
export const CUT = "M-21-21H11L21-11V21H-21Z";
