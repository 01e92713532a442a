import type { TrackedItem } from '@shop/site/state/shop-events';
import type { CartLine } from './cart-view';

/** A line of the cart as an item of an event. account §7 */
export const toTrackedLine = (line: CartLine, quantity = line.quantity): TrackedItem => ({
  key: line.productKey,
  name: line.name,
  brand: line.brandName,
  categories: line.categoryNames,
  variant: line.options.map(({ value }) => value).join('／') || null,
  price: line.unitPrice,
  quantity,
});
