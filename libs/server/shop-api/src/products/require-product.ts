import type { RouteContext } from '../http/route-context';
import type { ProductRow } from './present-product';
import type { PriceView } from './price-for-shopper';
import { findProduct } from './product-store';
import { productNotFound } from './shown-product';

/** The shown product of that key, or 404. */
export async function requireProduct(
  context: RouteContext,
  view: PriceView,
  key: string,
): Promise<ProductRow> {
  const row = await findProduct(context.db, view, context.channel.id, key);
  if (row === null) throw productNotFound();
  return row;
}
