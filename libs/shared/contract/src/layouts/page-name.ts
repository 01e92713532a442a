import * as v from 'valibot';

const LONGEST = 64;

/** The name of a page as layouts know it: `home`, `product`, `cart` … */
export const PageName = v.pipe(v.string(), v.maxLength(LONGEST), v.regex(/^[a-z][a-z0-9-]*$/));
