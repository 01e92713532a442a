import * as v from 'valibot';
import { Id } from '../wire/id';

/** How a product is liked; nothing to do with favourites. */
export const ProductLikes = v.object({
  product_id: Id,
  /** Whether this member likes it. */
  is_liked: v.boolean(),
  likes_count: v.number(),
});
export type ProductLikes = v.InferOutput<typeof ProductLikes>;
