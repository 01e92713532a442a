import type { NamedStorage } from '@shop/site/browser-storage';

/** Where a device keeps when its cart was changed last: epoch milliseconds. */
const NAME = 'cart-changed-at';

/**
 * Tells the other tabs of this browser that the cart has been changed. Call it before the changed cart is stored in this
 * tab, whose data then is no older than the change. A device that keeps nothing tells nobody.
 */
export function announceCartChange(device: NamedStorage, nowMs: number): void {
  try {
    device.setItem(NAME, String(nowMs));
  } catch {
    // The storage is full or blocked: the other tabs fetch the cart when it is no longer fresh.
  }
}

/** When a tab of this browser changed the cart last, in epoch milliseconds; 0 where none is known to have. */
export function lastCartChange(device: NamedStorage): number {
  const changedAt = Number(device.getItem(NAME));
  return Number.isFinite(changedAt) ? changedAt : 0;
}
