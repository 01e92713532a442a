/** Something that public pages show has changed: `settings`, `content`, `products`, `product:<key>` or `all`. */
export type ShopChange = string;

const ONE_PRODUCT = 'product:';

/** The key of the one product that changed; `null` where it was more than that. */
export const changedProductKey = (what: ShopChange): string | null =>
  what.startsWith(ONE_PRODUCT) ? what.slice(ONE_PRODUCT.length) : null;

/** Tells what keeps public data of one shop that it has changed. */
export class ChangeEvents {
  private readonly listeners: ((what: ShopChange) => void)[] = [];

  /** Listens as long as the process lives. */
  subscribe(listener: (what: ShopChange) => void): void {
    this.listeners.push(listener);
  }

  tell(what: ShopChange): void {
    for (const listener of this.listeners) listener(what);
  }
}
