import * as v from 'valibot';
import { Image } from '../images/image';
import { Id } from '../wire/id';
import { DateText } from '../wire/timestamp';

/** A printed catalogue that the shop sends by post. */
export const Catalog = v.object({
  id: Id,
  key: v.string(),
  title: v.string(),
  description: v.string(),
  image: v.nullable(Image),
  page_count: v.number(),
  published_on: DateText,
  /** The same one to leaf through (`GET /v1/flip-books/{key}`). */
  flip_book_key: v.nullable(v.string()),
  /** Whether it can be ordered now. */
  is_orderable: v.boolean(),
});
export type Catalog = v.InferOutput<typeof Catalog>;
