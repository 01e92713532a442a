import type { NamedStorage } from '@shop/site/storage/browser-storage';
import type { CartLine, CartView } from '../cart-view';

const NAME = 'cart-seen';

/** What the shopper saw of a line. */
export interface SeenLine {
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly isStockAvailable: boolean;
}

/** The cart as the shopper saw it last on this device. */
export interface SeenCart {
  readonly id: number;
  readonly revision: number;
  /** By the key of the line. */
  readonly lines: Readonly<Record<string, SeenLine>>;
}

const toSeenLine = ({ name, unitPriceWithTax, quantity, isStockAvailable }: CartLine): SeenLine => ({
  name,
  price: unitPriceWithTax,
  quantity,
  isStockAvailable,
});

const seenOf = ({ id, revision, lines }: CartView): SeenCart => ({
  id,
  revision,
  lines: Object.fromEntries(lines.map((line) => [line.key, toSeenLine(line)])),
});

const store = (device: NamedStorage, seen: SeenCart): void => device.setItem(NAME, JSON.stringify(seen));

/** Reads it; null where nothing, or something else, is kept. */
export function readSeenCart(device: NamedStorage): SeenCart | null {
  try {
    const kept: unknown = JSON.parse(device.getItem(NAME) ?? 'null');
    return isSeenCart(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** The shopper has looked at the whole cart. */
export const markCartSeen = (device: NamedStorage, cart: CartView): void => store(device, seenOf(cart));

/**
 * The shopper has changed the cart on this device, and knows that: quantities and lines are seen, prices and stock of
 * the other lines are not. Where another device has changed it too, nothing counts as seen.
 */
export function markOwnChange(device: NamedStorage, cart: CartView): void {
  const seen = readSeenCart(device);
  if (seen?.id !== cart.id) return markCartSeen(device, cart);
  if (cart.revision !== seen.revision + 1) return undefined;
  const lines = cart.lines.map((line) => {
    const before = seen.lines[line.key];
    return [
      line.key,
      before === undefined ? toSeenLine(line) : { ...before, quantity: line.quantity },
    ] as const;
  });
  return store(device, { ...seen, revision: cart.revision, lines: Object.fromEntries(lines) });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isSeenLine = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  typeof value['price'] === 'number' &&
  typeof value['quantity'] === 'number' &&
  typeof value['isStockAvailable'] === 'boolean';

const isSeenCart = (value: unknown): value is SeenCart =>
  isRecord(value) &&
  typeof value['id'] === 'number' &&
  typeof value['revision'] === 'number' &&
  isRecord(value['lines']) &&
  Object.values(value['lines']).every(isSeenLine);
