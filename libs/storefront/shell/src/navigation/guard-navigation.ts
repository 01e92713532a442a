import type { ShopServices } from '@shop/query/shop-services';
import { checkLoginWithin } from '@shop/session/check-login-within';
import { accountPaths } from '@shop/site/paths/account-paths';
import { toMailedLink } from '@shop/site/paths/mailed-link';
import { storeTabReturnPath, readTabReturnPath } from '@shop/site/paths/tab-return-path';
import { redirect } from 'react-router-dom';
import { decideGuard } from '../guards/decide-guard';
import type { GuardedPage } from '../guards/route-guard';
import { loadSettings } from '../site/load-settings';

/** The session of a shopper whose login check took too long. core §2 */
const UNKNOWN = { token: null, isLogin: false, isRefreshFailed: false };

/**
 * Guards a navigation: returns if the shopper may see the page, and otherwise throws a redirect. An expired token is
 * refreshed first; if that fails, the redirect leads to the login page that says so. core §2, §8
 */
export async function guardNavigation(
  page: GuardedPage,
  url: URL,
  services: Pick<ShopServices, 'api' | 'queryClient' | 'session' | 'channel'>,
): Promise<void> {
  const { guard } = page;
  if (guard === 'public') return;
  const { api, queryClient, session } = services;
  const check = await checkLoginWithin(session);
  const settings = await loadSettings(queryClient, api);
  const state = check === 'unknown' ? UNKNOWN : await session.waitForSessionCheck();
  const here = url.pathname + url.search;
  const isOpen = guard === 'logout-only' || (guard === 'member' && settings.isWithoutMembers);
  if (state.isRefreshFailed && !isOpen) {
    storeTabReturnPath(services, here);
    throw redirect(accountPaths.loginAgain());
  }
  const returnPath = guard === 'logout-only' ? readTabReturnPath(services) : null;
  const decision = decideGuard({
    guard,
    session: state,
    settings,
    returnPath,
    mailedLink: toMailedLink(page.id, url.searchParams),
  });
  if (decision === null) return;
  if (decision.remembersPage) storeTabReturnPath(services, here);
  throw redirect(decision.to);
}
