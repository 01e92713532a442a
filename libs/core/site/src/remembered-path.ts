import { RETURN_PATH_NAME } from './cookie-names';
import { ownPath } from './own-path';
import { type OwningShop, tabStorage } from './own-storage';
import { clearReturnPath, readReturnPath, returnPathCookie } from './return-path';
import { channelPrefixOf } from './settings-query';

const prefixOf = ({ queryClient, channel }: OwningShop) => channelPrefixOf(queryClient, channel);
const read = (shop: OwningShop) => ownPath(tabStorage(shop).getItem(RETURN_PATH_NAME));

/** Whether this tab itself is on its way to a page behind the login. */
export function isPathRemembered(shop: OwningShop): boolean {
  return read(shop) !== null;
}

/**
 * The page the visitor wanted before the login; `null` where there is none. Each tab keeps its own: another that has come
 * in already must not take it away. What the server remembers comes by the cookie, and so does the page for a tab that a
 * mail's link has opened; it is taken over.
 */
export function rememberedPath(shop: OwningShop): string | null {
  const path = read(shop) ?? readReturnPath(document.cookie, prefixOf(shop));
  if (path !== null) tabStorage(shop).setItem(RETURN_PATH_NAME, path);
  return path;
}

/** Remembers a page of this shop until the login is done. */
export function rememberPath(shop: OwningShop, path: string): void {
  const cookie = returnPathCookie(path, prefixOf(shop));
  if (cookie === null) return;
  tabStorage(shop).setItem(RETURN_PATH_NAME, path);
  document.cookie = cookie;
}

/** Forgets this tab's page, once it has been used. */
export function clearRememberedPath(shop: OwningShop): void {
  const path = read(shop);
  if (path === null) return;
  const prefix = prefixOf(shop);
  tabStorage(shop).removeItem(RETURN_PATH_NAME);
  if (readReturnPath(document.cookie, prefix) === path) document.cookie = clearReturnPath(prefix);
}
