import * as v from 'valibot';
import { listOf } from '../wire/list-of';
import { FlagFromText, YenFromText } from '../wire/paging';

const MAX_WORD_LENGTH = 200;
const MAX_KEY_LENGTH = 100;
const MAX_KEYS = 20;
const Key = v.pipe(v.string(), v.maxLength(MAX_KEY_LENGTH));

/** One key, or the same name repeated: products with any of them fit. */
const Keys = v.pipe(
  v.union([Key, listOf(Key, MAX_KEYS)]),
  v.transform((keys): readonly string[] => (typeof keys === 'string' ? [keys] : keys)),
);

/** What narrows down a list of products, and is counted by its facets; the specification does not show the names. */
export const PRODUCT_FILTER = {
  /**
   * Words that must all occur in name, reading, number, maker, brand, category or option, by spelling, reading or
   * synonym. In quotation marks no slip is corrected. Lists with a word end after 1,000 products.
   */
  word: v.optional(v.pipe(v.string(), v.maxLength(MAX_WORD_LENGTH))),
  /** Key of a category. */
  category: v.optional(Key),
  /** Includes the categories below it. core §7: sent whenever a category is. */
  child: v.optional(FlagFromText, false),
  maker: v.optional(Keys),
  brand: v.optional(Keys),
  /** Keys of tags. The products of a protected one show only with the header `x-tag-grant`. */
  tag: v.optional(Keys),
  /** Colours as the variants' options name them. */
  colour: v.optional(Keys),
  /** Yen with the tax of each product's own rate, this shopper's price: what the list shows. */
  price_min: v.optional(YenFromText),
  price_max: v.optional(YenFromText),
  in_stock: v.optional(FlagFromText, false),
};
