import { attachUserListsSpec } from '@shop/contract/user-lists/attach-user-lists';
import { detachFromUserListSpec } from '@shop/contract/user-lists/detach-from-user-list';
import { detachUserListsSpec } from '@shop/contract/user-lists/detach-user-lists';
import { getUserListSpec } from '@shop/contract/user-lists/get-user-list';
import { listUserListsSpec } from '@shop/contract/user-lists/list-user-lists';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { readProductCards } from '../products/read-product-cards';
import { attachProducts, detachProducts, getList, listLists, ownerOf } from './user-list-service';
import { readItems } from './user-list-store';

/** GET /v1/me/user-lists */
const listUserListsRoute = handle(listUserListsSpec, async (context, { query }) => {
  const lists = await listLists(context);
  const { limit, offset } = pageBounds(query);
  context.answer.paginate(lists.length, query.page, query.per);
  return lists.slice(offset, offset + limit);
});

/** GET /v1/me/user-lists/{key} */
const getUserListRoute = handle(getUserListSpec, async (context, { params: { key }, query }) => {
  const list = await getList(context, key);
  if (!query.is_listables) return { ...list, listables: null };
  const items = await readItems(context.db, ownerOf(context), list.id, pageBounds(query));
  const cardOf = await readProductCards(
    context,
    items.map(({ productId }) => productId),
  );
  context.answer.paginate(list.listables_count, query.page, query.per);
  return {
    ...list,
    listables: items.flatMap(({ id, productId, createdAt }) => {
      const product = cardOf(productId);
      return product === null
        ? []
        : [
            {
              id,
              table: 'products' as const,
              listable_id: productId,
              product,
              created_at: createdAt.toISOString(),
            },
          ];
    }),
  };
});

/** PATCH /v1/me/user-lists/attach */
const attachUserListsRoute = handle(attachUserListsSpec, async (context, { body }) => {
  await attachProducts(context, body.ids);
  return listLists(context);
});

/** PATCH /v1/me/user-lists/detach */
const detachUserListsRoute = handle(detachUserListsSpec, async (context, { body }) => {
  await detachProducts(context, body.ids);
  return listLists(context);
});

/** PATCH /v1/me/user-lists/{key}/detach */
const detachFromUserListRoute = handle(detachFromUserListSpec, async (context, { params: { key }, body }) => {
  await getList(context, key);
  await detachProducts(context, body.ids, key);
  return getList(context, key);
});

export const userListRoutes: readonly Route[] = [
  listUserListsRoute,
  getUserListRoute,
  attachUserListsRoute,
  detachUserListsRoute,
  detachFromUserListRoute,
];
