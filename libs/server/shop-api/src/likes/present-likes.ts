import type { RouteContext } from '../http/route-context';
import { readLikes } from './read-likes';

/** How many members like a product, and whether the caller does. */
export const presentLikes = async ({ db, member }: RouteContext, productId: number) => ({
  product_id: productId,
  ...(await readLikes(db, member, productId)),
});
