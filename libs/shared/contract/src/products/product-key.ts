import * as v from 'valibot';

/** Longer than any key that an import makes of a product's code and its options. */
const LONGEST = 1_000;

/** The key of a product in a path. */
export const ProductKey = v.pipe(v.string(), v.maxLength(LONGEST));
