import type { ProductSummary } from '@shop/contract/products/product';
import type { RouteContext } from '../http/route-context';
import { findFavourites } from '../user-lists/find-favourites';
import { listModelSizes } from './list-model-sizes';
import { presentSummary, type ProductRow } from './present-product';
import { listModelCategories } from './product-store';
import { priceViewOf } from './shopper-price';
import { listSmallestUnits } from './uos-store';

/** The products of a list for this shopper, with categories, sizes, units of sale and favourites. */
export async function presentSummaries(
  context: Pick<RouteContext, 'db' | 'member' | 'channel' | 'clock'>,
  rows: readonly (ProductRow & { readonly productCount: number })[],
): Promise<ProductSummary[]> {
  const { db, member, clock } = context;
  const modelIds = rows.map(({ model }) => model.id);
  const productIds = rows.map(({ product }) => product.id);
  const categoriesOf = await listModelCategories(db, modelIds);
  const sizesOf = await listModelSizes(db, modelIds);
  const view = await priceViewOf(db, context);
  const smallestUnitOf = await listSmallestUnits(db, productIds, view);
  const isFavourite = await findFavourites(db, member, productIds);
  const now = clock.now();
  return rows.map((row) =>
    presentSummary(row, {
      categories: categoriesOf(row.model.id),
      sizes: sizesOf(row.model.id),
      smallestUnit: smallestUnitOf(row.product.id),
      isFavourite: isFavourite(row.product.id),
      sums: view.sums,
      now,
    }),
  );
}
