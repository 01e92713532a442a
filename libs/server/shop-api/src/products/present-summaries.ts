import type { ProductSummary } from '@shop/contract/products/product';
import type { RouteContext } from '../http/route-context';
import { findFavourites } from '../user-lists/find-favourites';
import { presentSummary, type ProductRow } from './present-product';
import { listModelCategories } from './product-store';

/** The products of a list for this shopper, with categories and favourites. */
export async function presentSummaries(
  { db, member, clock }: Pick<RouteContext, 'db' | 'member' | 'clock'>,
  rows: readonly (ProductRow & { readonly productCount: number })[],
): Promise<ProductSummary[]> {
  const categoriesOf = await listModelCategories(
    db,
    rows.map(({ model }) => model.id),
  );
  const isFavourite = await findFavourites(
    db,
    member,
    rows.map(({ product }) => product.id),
  );
  const now = clock.now();
  return rows.map((row) =>
    presentSummary(row, categoriesOf(row.model.id), { isFavourite: isFavourite(row.product.id), now }),
  );
}
