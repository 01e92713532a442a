import * as v from 'valibot';
import type { TokenValue } from './token-value';

/** Nothing that could end the name or its declaration. */
const NAME = /^[^"'\\;{}<>,\p{Cc}]+$/u;
const DesignFonts = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((names) => [names].flat().map((name) => name.trim())),
  v.minLength(1),
  v.everyItem((name) => NAME.test(name)),
);

/** What CSS takes without quotes: with a digit at its beginning or a sign in it the declaration would be invalid. */
const BARE = /^-?[A-Za-z_][\w-]*$/;

/** Names of fonts, in quotes where CSS takes them in no other way. */
export const fontFamilyValue: TokenValue = {
  toDesign: (css) => css.split(', ').map((name) => name.replace(/^"(.*)"$/, '$1')),
  toCss: (value) => {
    const { success, output } = v.safeParse(DesignFonts, value);
    return success ? output.map((name) => (BARE.test(name) ? name : `"${name}"`)).join(', ') : null;
  },
};
