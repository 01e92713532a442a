import { useShopServices } from '@shop/query/shop-services-provider';
import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import {
  clearTabReturnPath,
  hasTabReturnPath,
  storeTabReturnPath,
  readTabReturnPath,
} from '@shop/site/paths/tab-return-path';
import { useEffect, useEffectEvent, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

/** The pages of the sign-in and of the ways to it: the return path is remembered while the shopper is on one of them. */
const SIGN_IN_PAGES = [
  'login',
  'login-sync',
  'oauth-callback',
  'verify',
  'verify-email',
  'register',
  'register-complete',
  'reminder',
  'reminder-username',
  'reset-password',
  'reset-username',
] as const;
/** Where a sign-in begins: the page before it becomes the return path. */
const FIRST_PAGES = ['login', 'register'] as const;
const isOn = (pages: readonly (keyof typeof PAGE_PATHS)[], pathname: string) =>
  pages.some((id) => matchPath(PAGE_PATHS[id], pathname) !== null);
const isOnSignIn = (pathname: string) => isOn(SIGN_IN_PAGES, pathname);

/** Remembers the page that a shopper left for the login or the registration, and discards it once they are on any other page. */
export function useReturnPath(): void {
  const services = useShopServices();
  const { pathname, search } = useLocation();
  const previous = useRef({ pathname, search });
  const follow = useEffectEvent(() => {
    const from = previous.current;
    previous.current = { pathname, search };
    if (isOn(FIRST_PAGES, pathname) && !isOnSignIn(from.pathname) && !hasTabReturnPath(services))
      storeTabReturnPath(services, from.pathname + from.search);
    // Moves what the server has remembered in a cookie into this tab: another document may overwrite the cookie.
    if (isOnSignIn(pathname)) readTabReturnPath(services);
    else clearTabReturnPath(services);
  });
  useEffect(() => follow(), [pathname, search]);
}
