import * as v from 'valibot';
import { ProductSummary } from '../products/product';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';

/** A product that a member wants to find again. */
export const Bookmark = v.object({
  id: Id,
  product_id: Id,
  product: ProductSummary,
  created_at: Timestamp,
});
export type Bookmark = v.InferOutput<typeof Bookmark>;
