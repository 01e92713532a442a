import { deleteMyUser } from '@shop/contract/users/delete-my-user';
import { getMyUser } from '@shop/contract/users/get-my-user';
import type { ShopServices } from '@shop/query/shop-services';
import type { CookiePort } from '@shop/session/session-ports';
import { browserCookies } from '@shop/session/browser-cookies';
import { clearToken, saveToken } from '@shop/session/session-cookies';
import { sessionAtom } from '@shop/session/session-atoms';
import { isAccountDeletedAtom } from './is-account-deleted-atom';

/**
 * Deletes the account, with the member's current password. Its cookie goes first, so that no other tab or reload acts for it meanwhile; the token in memory
 * still signs the call (interp-account-deletion-order). An account that could not be deleted gets its cookie back.
 * Rejects with an ApiError. account §4
 */
export async function deleteAccount(
  { api, session, store, channel }: Pick<ShopServices, 'api' | 'session' | 'store' | 'channel'>,
  password: string,
  cookies: CookiePort = browserCookies(),
): Promise<void> {
  // A session that has ended is noticed while its cookie is there: without one it would look like a logout, which leads to
  // the home page as if the account were gone.
  await api.call(getMyUser, {});
  const { token, expiresAtMs } = store.get(sessionAtom);
  clearToken(cookies, channel);
  try {
    await api.call(deleteMyUser, { body: { current_password: password } });
  } catch (error) {
    if (token !== null) saveToken(cookies, { token, expiresAtMs });
    throw error;
  }
  // Said before the session ends: who watches it is not to lead away from the last page.
  store.set(isAccountDeletedAtom, true);
  await session.logout();
}
