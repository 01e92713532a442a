import { getUserListSpec } from '@shop/contract/user-lists/get-user-list';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { readProductCards } from '../products/read-product-cards';
import { getList, ownerOf } from './user-list-service';
import { readItems } from './user-list-store';

/** GET /v1/me/user-lists/{key} */
export const getUserListRoute = defineRoute(getUserListSpec, async (context, { params: { key }, query }) => {
  const list = await getList(context, key);
  if (!query.is_listables) return { ...list, listables: null };
  const items = await readItems(context.db, ownerOf(context), list.id, limitAndOffset(query));
  const cardOf = await readProductCards(
    context,
    items.map(({ productId }) => productId),
  );
  context.response.paginate(list.listables_count, query.page, query.per);
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
