import type { ShopServices } from '@shop/query/shop-services';
import { checkLoginWithin } from '@shop/session/check-login-within';
import { paths } from '@shop/site/paths';
import { rememberPath, rememberedPath } from '@shop/site/remembered-path';
import { redirect } from 'react-router-dom';
import { decideGuard } from '../guards/decide-guard';
import { guardedRoute } from '../guards/guarded-route';
import type { ShopRoute } from '../route-table';
import { loadSettings } from '../site/load-settings';

/** Somebody of whom nothing could be found out in time. core §2 */
const UNKNOWN = { token: null, isLogin: false, isRefreshFailed: false };

/**
 * The guard of a navigation: lets it pass or throws the redirect that takes its place. A token past its expiry is
 * renewed first; where that is refused, the way leads to the login that says so. core §2, §8
 */
export async function interceptNavigation(
  route: ShopRoute,
  url: URL,
  services: Pick<ShopServices, 'api' | 'queryClient' | 'session' | 'channel'>,
): Promise<void> {
  const { guard } = guardedRoute(route, url.pathname);
  if (guard === 'public') return;
  const { api, queryClient, session } = services;
  const check = await checkLoginWithin(session);
  const settings = await loadSettings(queryClient, api);
  const state = check === 'unknown' ? UNKNOWN : await session.whenChecked();
  const here = url.pathname + url.search;
  const isOpen = guard === 'logout-only' || (guard === 'member' && settings.isWithoutMembers);
  if (state.isRefreshFailed && !isOpen) {
    rememberPath(services, here);
    throw redirect(paths.loginAgain());
  }
  const returnPath = guard === 'logout-only' ? rememberedPath(services) : null;
  const decision = decideGuard({ guard, session: state, settings, returnPath });
  if (decision === null) return;
  if (decision.remembersPage) rememberPath(services, here);
  throw redirect(decision.to);
}
