import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { NEW_PRODUCTS_KEY } from '../new-products-query';
import { productKeys } from '../product-keys';
import type { ProductSummaryView, ProductView } from '../product-view';
import type { ProductList } from '../products-query';

/** A product in the query cache, whatever else is known of it. */
type CachedProduct = Pick<ProductView | ProductSummaryView, 'id' | 'isFavourite'>;
/** An entry that leads to a product, such as one of the viewing history. */
interface CachedEntry {
  readonly product: CachedProduct;
}

/**
 * Sets whether a product is a favourite in every query that shows it: lists, its page, collections, viewing history.
 * Other data keeps its identity, and all of it its age. core §4
 */
export function setCachedFavourite(queryClient: QueryClient, productId: number, isFavourite: boolean): void {
  const mark = <Product extends CachedProduct>(product: Product): Product =>
    product.id === productId && product.isFavourite !== isFavourite ? { ...product, isFavourite } : product;
  const markEntry = (entry: CachedEntry): CachedEntry => {
    const product = mark(entry.product);
    return product === entry.product ? entry : { ...entry, product };
  };

  update<CachedProduct>(queryClient, productKeys.details, mark);
  for (const key of [productKeys.lists, NEW_PRODUCTS_KEY])
    update<Pick<ProductList, 'products'>>(queryClient, key, (list) => {
      const products = mapChanged(list.products, mark);
      return products === list.products ? list : { ...list, products };
    });
  for (const key of [
    productKeys.recommendations,
    productKeys.blocks,
    productKeys.ranking,
    [QUERY_ROOTS.collections],
  ])
    update<readonly CachedProduct[]>(queryClient, key, (products) => mapChanged(products, mark));
  update<readonly CachedEntry[]>(queryClient, [QUERY_ROOTS.viewingHistory], (entries) =>
    mapChanged(entries, markEntry),
  );
}

/** Replaces the data of every query under a key that `change` changes. */
function update<Data>(queryClient: QueryClient, queryKey: QueryKey, change: (data: Data) => Data): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const data = queryClient.getQueryData<Data>(query.queryKey);
    const changed = data === undefined ? data : change(data);
    if (changed !== data)
      queryClient.setQueryData(query.queryKey, changed, { updatedAt: query.state.dataUpdatedAt });
  }
}

/** Like `map`, but returns the list itself when no entry changes. */
function mapChanged<Entry>(list: readonly Entry[], change: (entry: Entry) => Entry): readonly Entry[] {
  const changed = list.map(change);
  return changed.some((entry, index) => entry !== list[index]) ? changed : list;
}
