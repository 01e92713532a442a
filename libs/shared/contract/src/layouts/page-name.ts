import * as v from 'valibot';

/** The name of a page as layouts know it: `home`, `product`, `cart` … */
export const PageName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/));
