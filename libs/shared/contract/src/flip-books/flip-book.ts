import * as v from 'valibot';
import { Image } from '../images/image';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';

/** A digital catalogue in a list. */
export const FlipBookEntry = v.object({
  id: Id,
  key: v.string(),
  title: v.string(),
  description: v.string(),
  image: v.nullable(Image),
  page_count: v.number(),
  published_at: Timestamp,
});
export type FlipBookEntry = v.InferOutput<typeof FlipBookEntry>;

/** A digital catalogue with its pages, the cover first. */
export const FlipBook = v.object({
  ...FlipBookEntry.entries,
  pages: v.array(
    v.object({
      number: v.number(),
      title: v.string(),
      /** The text of the page, for shoppers who cannot see it. */
      text: v.string(),
      image: Image,
      /** The product that the page shows, if the shop shows it. */
      product_key: v.nullable(v.string()),
    }),
  ),
});
export type FlipBook = v.InferOutput<typeof FlipBook>;
