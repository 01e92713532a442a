import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { QueryClient } from '@tanstack/react-query';
import { NEW_PRODUCTS_KEY } from '../new-products-query';
import { productKeys } from '../product-keys';
import { productPartKeys } from '../product-part-keys';
import type { ProductSummaryView, ProductView } from '../product-view';
import type { ProductList } from '../products-query';
import { stylistKeys } from '../stylist-keys';
import type { StylistView } from '../stylist-query';
import { setViewedFavourite } from './set-viewed-favourite';
import { mapChanged, updateCachedQueries } from './update-cached-queries';

/** A product in the query cache, whatever else is known of it. */
type CachedProduct = Pick<ProductView | ProductSummaryView, 'id' | 'isFavourite'>;

/**
 * Sets whether a product is a favourite in every query that shows it: lists, its page, collections, looks, viewing
 * history. Other data keeps its identity, and all of it its age. core §4
 */
export function setCachedFavourite(queryClient: QueryClient, productId: number, isFavourite: boolean): void {
  const mark = <Product extends CachedProduct>(product: Product): Product =>
    product.id === productId && product.isFavourite !== isFavourite ? { ...product, isFavourite } : product;

  updateCachedQueries<CachedProduct>(queryClient, productKeys.details, mark);
  for (const key of [productKeys.lists, NEW_PRODUCTS_KEY])
    updateCachedQueries<Pick<ProductList, 'products'>>(queryClient, key, (list) => {
      const products = mapChanged(list.products, mark);
      return products === list.products ? list : { ...list, products };
    });
  for (const key of [
    productPartKeys.recommendations,
    productKeys.blocks,
    productKeys.ranking,
    [QUERY_ROOTS.collections],
  ])
    updateCachedQueries<readonly CachedProduct[]>(queryClient, key, (products) => mapChanged(products, mark));
  updateCachedQueries<StylistView>(queryClient, stylistKeys.details, (stylist) => {
    const looks = mapChanged(stylist.looks, (look) => {
      const products = mapChanged(look.products, mark);
      return products === look.products ? look : { ...look, products };
    });
    return looks === stylist.looks ? stylist : { ...stylist, looks };
  });
  setViewedFavourite(queryClient, productId, isFavourite);
}
