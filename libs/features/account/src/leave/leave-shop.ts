import { deleteMyUser } from '@shop/contract/users/delete-my-user';
import type { ShopServices } from '@shop/query/shop-services';
import type { CookiePort } from '@shop/session/session-ports';
import { browserCookies } from '@shop/session/browser-cookies';
import { clearToken, saveToken } from '@shop/session/session-cookies';
import { sessionAtom } from '@shop/session/session-atoms';
import { hasLeftAtom } from './has-left-atom';

/**
 * Deletes the account. Its cookie goes first, so that no other tab or reload acts for it meanwhile; the token in memory
 * still signs the call (interp-account-deletion-order). An account that could not be deleted gets its cookie back.
 * Rejects with an ApiError. account §4
 */
export async function leaveShop(
  { api, session, store, channel }: Pick<ShopServices, 'api' | 'session' | 'store' | 'channel'>,
  cookies: CookiePort = browserCookies(),
): Promise<void> {
  const { token, expiresAtMs } = store.get(sessionAtom);
  clearToken(cookies, channel);
  try {
    await api.call(deleteMyUser, {});
  } catch (error) {
    if (token !== null) saveToken(cookies, { token, expiresAtMs });
    throw error;
  }
  // Said before the session ends: who watches it is not to lead away from the last page.
  store.set(hasLeftAtom, true);
  await session.logout();
}
