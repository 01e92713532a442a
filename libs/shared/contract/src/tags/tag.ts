import * as v from 'valibot';
import { Id } from '../wire/id';

export { TAG_GRANT_HEADER } from './tag-grant-header';

/** A mark of products. */
export const Tag = v.object({
  id: Id,
  key: v.string(),
  name: v.string(),
  description: v.string(),
  /** Whether a password has to be said before its products are shown. */
  is_protected: v.boolean(),
  /** Whether this shopper sees its products: always where it is not protected. */
  is_unlocked: v.boolean(),
  /** Its products that this shopper sees. */
  product_count: v.number(),
});
export type Tag = v.InferOutput<typeof Tag>;
