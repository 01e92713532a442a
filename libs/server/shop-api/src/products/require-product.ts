import type { RouteContext } from '../http/route-context';
import { visibleModels } from '../tags/visible-models';
import type { PriceView } from './shopper-price';
import { findProduct, type FoundProduct } from './product-store';
import { productNotFound } from './shown-product';

/** The shown product of that key, or 404. */
export async function requireProduct(
  context: RouteContext,
  view: PriceView,
  key: string,
): Promise<FoundProduct> {
  const visible = await visibleModels(context);
  const row = await findProduct(context.db, view, { channelId: context.channel.id, visible, key });
  if (row === null) throw productNotFound();
  return row;
}
