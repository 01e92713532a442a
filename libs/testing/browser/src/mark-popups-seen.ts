import { SHOPS } from '@shop/shops/shop-list';
import type { BrowserContext } from 'playwright-core';

/** The popups of the demonstration shops. */
const CODES = ['welcome', 'coupon-after-cart'];
/** No day is later: those that open once a day stay away, too. */
const NEVER_AGAIN = '9999.12.31';

/**
 * Makes a browser one that has seen every popup and has declined to be measured, so that nothing opens over what a test
 * presses. What a test has answered by itself stays.
 */
export async function markPopupsSeen(context: BrowserContext): Promise<void> {
  const names = SHOPS.map(({ channel }) => `${channel}_popups`);
  const consents = SHOPS.map(({ channel }) => `${channel}_consent=`);
  const seen = JSON.stringify(Object.fromEntries(CODES.map((code) => [code, NEVER_AGAIN])));
  await context.addInitScript(
    ([keys, value, consents]) => {
      try {
        for (const key of keys) window.localStorage.setItem(key, value);
        for (const cookie of consents)
          if (!document.cookie.includes(cookie)) document.cookie = `${cookie}no; path=/; max-age=86400`;
      } catch {
        // A document without an origin, or a browser that blocks storage.
      }
    },
    [names, seen, consents] as const,
  );
}
