import type { NamedStorage } from '@shop/site/storage/browser-storage';
import type { CartView } from './cart-view';

/** Where a device keeps which cart is the newest that a tab of it knows, or when it became an order. */
const NAME = 'cart-changed';
const CART = /^(\d+) (\d+)$/;
const ORDERED = /^ordered (\d+)$/;

type KnownCart = Pick<CartView, 'id' | 'revision'>;

function readKnown(device: NamedStorage): KnownCart | null {
  const [, id, revision] = CART.exec(device.getItem(NAME) ?? '') ?? [];
  return id === undefined || revision === undefined ? null : { id: Number(id), revision: Number(revision) };
}

/**
 * Tells the other tabs of this browser which cart this one has received. A response that arrives late, after another tab
 * has received a newer state, tells nothing. A device that keeps nothing tells nobody.
 */
export function announceCart(device: NamedStorage, { id, revision }: KnownCart): void {
  const known = readKnown(device);
  if (known?.id !== id || known.revision < revision) device.setItem(NAME, `${id} ${revision}`);
}

/** Tells the other tabs that the cart became an order. */
export const announceOrder = (device: NamedStorage, nowMs: number): void =>
  device.setItem(NAME, `ordered ${nowMs}`);

/** Whether another tab knows a newer state of the cart than this one, which received its own at this time. */
export function isCartOutdated(device: NamedStorage, shown: KnownCart | null, receivedAtMs: number): boolean {
  const [, orderedAt] = ORDERED.exec(device.getItem(NAME) ?? '') ?? [];
  if (orderedAt !== undefined) return shown !== null && Number(orderedAt) > receivedAtMs;
  const known = readKnown(device);
  return known !== null && (shown?.id !== known.id || shown.revision < known.revision);
}
