import type { ShopServices } from '@shop/query/shop-services';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { storeTabReturnPath } from '@shop/site/paths/tab-return-path';
import { redirect } from 'react-router-dom';

/**
 * Redirects a navigation to `here` that began with a token and has lost its session on the way, also from a public page:
 * to the login that says so where the refresh failed, and to the plain one where the refreshed token was rejected. The
 * login returns to `here`. A shopper who has signed out is not redirected. core §8
 */
export async function redirectIfSessionEnded(
  services: Pick<ShopServices, 'session' | 'queryClient' | 'channel'>,
  here: string,
): Promise<void> {
  const { isUnauthorized, isRefreshFailed } = await services.session.waitForSessionCheck();
  if (!isUnauthorized && !isRefreshFailed) return;
  storeTabReturnPath(services, here);
  throw redirect(isRefreshFailed ? accountPaths.loginAgain() : paths.login());
}
