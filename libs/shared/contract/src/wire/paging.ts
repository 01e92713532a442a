import * as v from 'valibot';

/** The maximum number of entries on a page. */
export const LARGEST_PER = 100;
const LARGEST_PAGE = 100_000;
const MAX_DIGITS = 6;
const DIGITS = /^\d+$/;
const NumberFromText = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.maxLength(MAX_DIGITS), v.regex(DIGITS))]),
  v.transform(Number),
  v.integer(),
);

/** `page`: 1 and up. */
export const Page = v.pipe(NumberFromText, v.minValue(1), v.maxValue(LARGEST_PAGE));

/** `per`: rows of a page, 1 to 100. */
export const Per = v.pipe(NumberFromText, v.minValue(1), v.maxValue(LARGEST_PER));

/** `per` of the lists that may be requested as a whole (`per=all`). */
export const PerOrAll = v.union([v.literal('all'), Per]);

/** Yen as a bound in a query. */
export const YenFromText = v.pipe(NumberFromText, v.minValue(0));

/** A yes or no in a query: `true`/`1`, `false`/`0`. */
export const FlagFromText = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0'])]),
  v.transform((value) => value === true || value === 'true' || value === '1'),
);
