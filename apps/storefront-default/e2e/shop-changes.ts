import type { ShopName } from '@shop/shops/shop-list';
import { operate } from './operate';

/** Changes that every visitor of a shop sees, as an operator makes them. */
export interface ShopChanges {
  setting(key: string, value: string): Promise<void>;
  /** The pieces of a product, by its number, that can be sold. */
  stock(code: string, pieces: number): Promise<void>;
}

/**
 * Lets the tests of a file change what every visitor of a shop sees. After each test, whatever became of it, the shop is as
 * it was: the last change is put back first.
 */
export function setUpShopChanges(shop: ShopName): ShopChanges {
  const ofShop = ['--channel', shop] as const;
  const undo: (readonly string[])[] = [];
  afterEach(async () => {
    const failures: unknown[] = [];
    for (const words of undo.splice(0).reverse())
      await operate(...words, ...ofShop).catch((error: unknown) => failures.push(error));
    expect(failures).toEqual([]);
  });
  return {
    async setting(key, value) {
      const before = (await operate('settings', 'get', key, ...ofShop)).replace(/\n$/, '');
      undo.push(['settings', 'set', key, before]);
      await operate('settings', 'set', key, value, ...ofShop);
    },
    async stock(code, pieces) {
      const before = /\bstock=(\d+)/.exec(await operate('stock', 'get', code, ...ofShop))?.[1];
      if (before === undefined) throw new Error(`The stock of ${code} is not shown.`);
      undo.push(['stock', 'set', code, before]);
      await operate('stock', 'set', code, String(pieces), ...ofShop);
    },
  };
}
