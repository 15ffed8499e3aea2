/** The values of a list, each once, in the order in which they first come. */
export const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
