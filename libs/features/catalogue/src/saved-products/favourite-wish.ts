import type { NamedStorage } from '@shop/site/storage/browser-storage';

/** The name in session storage. */
const NAME = 'favourite_wish';
/** Long enough to register and to prove the mail address. */
const WISH_MS = 30 * 60_000;
const STORED = /^(\d{1,12}) (\d{1,15})$/;

/**
 * Remembers which product a guest wants as a favourite, until the sign-in is done. It is kept in the tab and nowhere
 * else: what stands in a URL could be put there by another site's link.
 */
export function storeFavouriteWish(tab: NamedStorage, productId: number, now: number): void {
  tab.setItem(NAME, `${productId} ${now + WISH_MS}`);
}

/** Forgets it: the guest has decided otherwise. */
export const dropFavouriteWish = (tab: NamedStorage): void => tab.removeItem(NAME);

/** Takes the wish out of the tab, so that it comes true once; `null` where there is none any more. */
export function takeFavouriteWish(tab: NamedStorage, now: number): number | null {
  const stored = tab.getItem(NAME);
  if (stored === null) return null;
  dropFavouriteWish(tab);
  const [, id, expiresAt] = STORED.exec(stored) ?? [];
  return Number(expiresAt) > now ? Number(id) : null;
}
