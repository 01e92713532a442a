import type { ShopEvent, TrackedItem } from '@shop/site/state/shop-events';
import type { CartLine, CartView } from './cart-view';
import { toTrackedLine } from './tracked-line';

/** A product that a command adds, in which unit of sale and how many. */
export interface AddedProduct {
  readonly productKey: string;
  /** Left out: single pieces. */
  readonly unitKey?: string;
  readonly quantity: number;
}

const idOf = ({ productKey, unit }: Pick<CartLine, 'productKey' | 'unit'>) =>
  `${productKey} ${unit?.key ?? ''}`;

/** The quantity of each product, over all destinations that it goes to. */
function quantitiesOf(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const line of lines) quantities.set(idOf(line), (quantities.get(idOf(line)) ?? 0) + line.quantity);
  return quantities;
}

/** What there is more of in `to` than in `from`, with the difference as quantity. */
function increases(from: readonly CartLine[], to: readonly CartLine[]): readonly TrackedItem[] {
  const before = quantitiesOf(from);
  return [...quantitiesOf(to)].flatMap(([id, quantity]) => {
    const line = to.find((each) => idOf(each) === id);
    const difference = quantity - (before.get(id) ?? 0);
    return line !== undefined && difference > 0 ? [toTrackedLine(line, difference)] : [];
  });
}

/** What was added, as the cart now prices it. */
function addedItems(lines: readonly CartLine[], added: readonly AddedProduct[]): readonly TrackedItem[] {
  return added.flatMap(({ productKey, unitKey, quantity }) => {
    const line = lines.find((each) => each.productKey === productKey && each.unit?.key === unitKey);
    return line === undefined ? [] : [toTrackedLine(line, quantity)];
  });
}

/**
 * What a command has done to the lines of a cart, as events: `add_to_cart` for what is more, `remove_from_cart` for what is
 * less. What a command `added` is known without the cart before it, which a product page may not have. account §7
 */
export function cartLineEvents(
  before: CartView | null,
  after: CartView,
  added: readonly AddedProduct[] | 'compared',
): readonly ShopEvent[] {
  const cartToken = after.token;
  if (added !== 'compared')
    return [{ name: 'add_to_cart', items: addedItems(after.lines, added), cartToken }];
  if (before === null || before.id !== after.id) return [];
  const more = increases(before.lines, after.lines);
  const less = increases(after.lines, before.lines);
  return [
    ...(more.length > 0 ? [{ name: 'add_to_cart' as const, items: more, cartToken }] : []),
    ...(less.length > 0 ? [{ name: 'remove_from_cart' as const, items: less, cartToken }] : []),
  ];
}
