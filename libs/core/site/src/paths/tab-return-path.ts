import { RETURN_PATH_NAME } from '../storage/cookie-names';
import { internalPath } from './internal-path';
import { type ShopStorageServices, tabStorage } from '../storage/shop-storage';
import { clearReturnPath, readReturnPath, returnPathCookie } from './return-path';
import { channelPrefixOf } from '../settings/settings-query';

const prefixOf = ({ queryClient, channel }: ShopStorageServices) => channelPrefixOf(queryClient, channel);
const read = (shop: ShopStorageServices) => internalPath(tabStorage(shop).getItem(RETURN_PATH_NAME));

/** Whether this tab has a return path of its own: the page to open after login. */
export function hasTabReturnPath(shop: ShopStorageServices): boolean {
  return read(shop) !== null;
}

/**
 * The page to open after login, or `null`. Each tab has its own, so that a login in another tab does not remove it. A
 * path that only the cookie has (set by the server, or for a tab that a link in a mail has opened) is taken over.
 */
export function readTabReturnPath(shop: ShopStorageServices): string | null {
  const path = read(shop) ?? readReturnPath(document.cookie, prefixOf(shop));
  if (path !== null) tabStorage(shop).setItem(RETURN_PATH_NAME, path);
  return path;
}

/** Stores a page of this shop until the login is done. */
export function storeTabReturnPath(shop: ShopStorageServices, path: string): void {
  const cookie = returnPathCookie(path, prefixOf(shop));
  if (cookie === null) return;
  tabStorage(shop).setItem(RETURN_PATH_NAME, path);
  document.cookie = cookie;
}

/** Removes this tab's return path after it has been used. */
export function clearTabReturnPath(shop: ShopStorageServices): void {
  const path = read(shop);
  if (path === null) return;
  const prefix = prefixOf(shop);
  tabStorage(shop).removeItem(RETURN_PATH_NAME);
  if (readReturnPath(document.cookie, prefix) === path) document.cookie = clearReturnPath(prefix);
}
