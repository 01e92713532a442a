import type { ShopChange } from './shop-change';

/** Publishes the changes of one shop's public data to the caches that hold it. */
export class ChangeEvents {
  private readonly listeners: ((change: ShopChange) => void)[] = [];

  /** Adds a listener for the life of the process. */
  subscribe(listener: (change: ShopChange) => void): void {
    this.listeners.push(listener);
  }

  publish(change: ShopChange): void {
    for (const listener of this.listeners) listener(change);
  }
}
