import { SHOPS } from '@shop/shops/shop-list';
import type { BrowserContext } from 'playwright-core';

/** The popups of the demonstration shops. */
const CODES = ['welcome', 'coupon-after-cart'];
/** No day is later: those that open once a day stay away, too. */
const NEVER_AGAIN = '9999.12.31';

/** Makes a browser one that has seen every popup, so that none opens over what a test presses. */
export async function markPopupsSeen(context: BrowserContext): Promise<void> {
  const names = SHOPS.map(({ channel }) => `${channel}_popups`);
  const seen = JSON.stringify(Object.fromEntries(CODES.map((code) => [code, NEVER_AGAIN])));
  await context.addInitScript(
    ([keys, value]) => {
      try {
        for (const key of keys) window.localStorage.setItem(key, value);
      } catch {
        // A document without an origin, or a browser that blocks storage.
      }
    },
    [names, seen] as const,
  );
}
