import { USER_LIST_ERRORS } from '@shop/contract/user-lists/user-list-errors';
import type { UserList } from '@shop/contract/user-lists/user-list';
import { notFound, rejected } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { requireShownProducts } from '../products/shown-product';
import { insertItems, type ListOwner, lockFavourites, readLists, removeItems } from './user-list-store';

/** The most products that the favourites may have. */
export const FAVOURITES_LIMIT = 300;

/** The owner of the lists of a request: always the signed-in member. */
export const ownerOf = (context: RouteContext): ListOwner => ({
  userId: context.requireMember().id,
  channelId: context.channel.id,
});

/** The member's lists. */
export async function listLists(context: RouteContext): Promise<UserList[]> {
  return (await readLists(context.db, ownerOf(context))).map(({ count, ...list }) => ({
    ...list,
    listables_count: count,
  }));
}

/** The member's list of that key, or 404. */
export async function getList(context: RouteContext, key: string): Promise<UserList> {
  const [list] = await readLists(context.db, ownerOf(context), key);
  if (list === undefined) throw notFound(USER_LIST_ERRORS.notFound, 'リストが見つかりません');
  const { count, ...rest } = list;
  return { ...rest, listables_count: count };
}

/** Puts products into the favourites. Throws `product.product_not_found`, `user_list.limit_exceeded`. */
export async function attachProducts(context: RouteContext, productIds: readonly number[]): Promise<void> {
  const { userId, channelId } = ownerOf(context);
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    await requireShownProducts(tx, channelId, productIds);
    const id = await lockFavourites(tx, userId, now);
    if ((await insertItems(tx, { id, channelId }, productIds, now)) > FAVOURITES_LIMIT)
      throw rejected(
        USER_LIST_ERRORS.limitExceeded,
        `お気に入りに登録できる商品は${FAVOURITES_LIMIT}点までです`,
      );
  });
}

/** Takes products out of all the member's lists, or out of one. */
export const detachProducts = (
  context: RouteContext,
  productIds: readonly number[],
  key?: string,
): Promise<void> => removeItems(context.db, ownerOf(context).userId, productIds, key);
