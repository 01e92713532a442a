import type { ShopEvent, TrackedItem } from '@shop/site/state/shop-events';

/** The most categories of an item that Google Analytics takes. */
const MAX_CATEGORIES = 5;

/** The names of the categories: `item_category`, `item_category2`, … */
const categoriesOf = ({ categories }: TrackedItem) =>
  Object.fromEntries(
    categories
      .slice(0, MAX_CATEGORIES)
      .map((name, at) => [at === 0 ? 'item_category' : `item_category${at + 1}`, name]),
  );

const toItem = (item: TrackedItem, index: number) => ({
  item_id: item.key,
  item_name: item.name,
  ...(item.brand !== null && { item_brand: item.brand }),
  ...categoriesOf(item),
  ...(item.variant !== null && { item_variant: item.variant }),
  ...(item.price !== null && { price: item.price }),
  quantity: item.quantity,
  index,
});

const valueOf = (items: readonly TrackedItem[]): number =>
  items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);

/** Events whose items have no value of their own: nobody has chosen them yet. */
const WITHOUT_VALUE: ReadonlySet<ShopEvent['name']> = new Set(['view_item_list', 'select_item']);

/**
 * An event's content in the format of Google Analytics 4. Prices and `value` are integer yen without tax, as it asks.
 * The only file that knows its names.
 */
export function toEcommerce(event: ShopEvent): Readonly<Record<string, unknown>> {
  const { name, items, list, transaction, searchTerm, paymentType, shippingTier, method } = event;
  return {
    ...(transaction !== undefined && {
      transaction_id: transaction.orderNo,
      tax: transaction.tax,
      shipping: transaction.shipping,
    }),
    ...(searchTerm !== undefined && { search_term: searchTerm }),
    ...(method !== undefined && { method }),
    ...(list !== undefined && { item_list_id: list }),
    ...(shippingTier !== undefined && { shipping_tier: shippingTier }),
    ...(paymentType !== undefined && { payment_type: paymentType }),
    ...(items !== undefined && {
      ...(!WITHOUT_VALUE.has(name) && { currency: 'JPY', value: valueOf(items) }),
      items: items.map(toItem),
    }),
  };
}
