import { useShopServices } from '@shop/query/shop-services-provider';
import {
  clearTabReturnPath,
  hasTabReturnPath,
  storeTabReturnPath,
  readTabReturnPath,
} from '@shop/site/paths/tab-return-path';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SIGN_IN_PAGES, isOnPage } from './is-on-page';

/** Where a sign-in begins: the page before it becomes the return path. */
const FIRST_PAGES = ['login', 'register'] as const;
const isOnSignIn = (pathname: string) => isOnPage(SIGN_IN_PAGES, pathname);

/** Remembers the page that a shopper left for the login or the registration, and discards it once they are on any other page. */
export function useReturnPath(): void {
  const services = useShopServices();
  const { pathname, search } = useLocation();
  const previous = useRef({ pathname, search });
  const follow = useEffectEvent(() => {
    const from = previous.current;
    previous.current = { pathname, search };
    if (isOnPage(FIRST_PAGES, pathname) && !isOnSignIn(from.pathname) && !hasTabReturnPath(services))
      storeTabReturnPath(services, from.pathname + from.search);
    // Moves what the server has remembered in a cookie into this tab: another document may overwrite the cookie.
    if (isOnSignIn(pathname)) readTabReturnPath(services);
    else clearTabReturnPath(services);
  });
  useEffect(() => follow(), [pathname, search]);
}
