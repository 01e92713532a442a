/** Between the categories of a path, from the widest to the narrowest; no name holds it. */
export const CATEGORY_SEPARATOR = '\n';
