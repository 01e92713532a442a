import type { ShopServices } from '@shop/query/shop-services';
import { queryOptions } from '@tanstack/react-query';
import { productPartKeys } from './product-part-keys';
import { recommendedProductsQuery } from './recommended-products-query';

/**
 * おすすめ商品 for several products: the first of each, then the second of each, so that no product has all the room. Each
 * product's own are kept for its page. core §7
 */
export function recommendedForProductsQuery(
  { api, queryClient }: Pick<ShopServices, 'api' | 'queryClient'>,
  keys: readonly string[],
) {
  return queryOptions({
    queryKey: [...productPartKeys.recommended(keys.join(' ')), 'together'],
    queryFn: async () => {
      const lists = await Promise.all(
        keys.map((key) => queryClient.fetchQuery(recommendedProductsQuery(api, key))),
      );
      const longest = Math.max(0, ...lists.map((list) => list.length));
      const byTurns = Array.from({ length: longest }, (_, at) =>
        lists.flatMap((list) => list.slice(at, at + 1)),
      );
      return [...new Map(byTurns.flat().map((product) => [product.key, product])).values()];
    },
  });
}
