import type { TrackedItem } from '@shop/site/state/shop-events';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { Mutation, QueryClient } from '@tanstack/react-query';
import { NEW_PRODUCTS_KEY } from './new-products-query';
import { productKeys } from './product-keys';
import { productPartKeys } from './product-part-keys';
import type { ProductSummaryView, ProductView } from './product-view';
import type { ProductList } from './products-query';
import { FAVOURITE_MUTATION_KEY } from './saved-products/favourite-mutation-key';
import { stylistKeys } from './stylist-keys';
import type { StylistView } from './stylist-query';
import { toTrackedProduct, toTrackedSummary } from './tracked-product';
import type { ViewedProduct } from './viewing-history/viewed-products-query';

/** The product that a mutation has made a favourite, as far as this tab knows it; `null` for any other mutation. account §7 */
export function trackedFavourite(
  queryClient: QueryClient,
  { options, state }: Pick<Mutation<unknown, unknown, unknown>, 'options' | 'state'>,
): TrackedItem | null {
  const { variables } = state;
  if (options.mutationKey?.[0] !== FAVOURITE_MUTATION_KEY[0]) return null;
  if (typeof variables !== 'object' || variables === null) return null;
  if (!('productId' in variables) || !('isFavourite' in variables) || variables.isFavourite !== true)
    return null;
  const isIt = ({ id }: { readonly id: number }) => id === variables.productId;
  const product = queryClient
    .getQueriesData<ProductView>({ queryKey: productKeys.details })
    .flatMap(([, data]) => (data !== undefined && isIt(data) ? [data] : []))[0];
  if (product !== undefined) return toTrackedProduct(product);
  const listed = [productKeys.lists, NEW_PRODUCTS_KEY].flatMap((queryKey) =>
    queryClient
      .getQueriesData<Pick<ProductList, 'products'>>({ queryKey })
      .flatMap(([, data]) => data?.products ?? []),
  );
  const beside = [
    productKeys.blocks,
    productKeys.ranking,
    productPartKeys.recommendations,
    [QUERY_ROOTS.collections],
  ].flatMap((queryKey) =>
    queryClient.getQueriesData<readonly ProductSummaryView[]>({ queryKey }).flatMap(([, data]) => data ?? []),
  );
  const looks = queryClient
    .getQueriesData<StylistView>({ queryKey: stylistKeys.details })
    .flatMap(([, data]) => data?.looks.flatMap(({ products }) => products) ?? []);
  const viewed = queryClient
    .getQueriesData<readonly ViewedProduct[]>({ queryKey: [QUERY_ROOTS.viewingHistory] })
    .flatMap(([, data]) => data?.map(({ product: one }) => one) ?? []);
  const summary = [...listed, ...beside, ...looks, ...viewed].find(isIt);
  return summary === undefined ? null : toTrackedSummary(summary);
}
