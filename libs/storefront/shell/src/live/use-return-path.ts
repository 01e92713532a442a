import { useShopServices } from '@shop/query/shop-services-provider';
import {
  clearRememberedPath,
  isPathRemembered,
  rememberPath,
  rememberedPath,
} from '@shop/site/remembered-path';
import { useEffect, useEffectEvent, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { ROUTE_TABLE } from '../route-table';

/** The pages on the way in: the page that was wanted is kept while the visitor is on them. */
const WAY_IN = [
  ROUTE_TABLE.login.path,
  ROUTE_TABLE.loginSync.path,
  ROUTE_TABLE.oauthCallback.path,
  ROUTE_TABLE.verify.path,
  ROUTE_TABLE.verifyEmail.path,
];
const isOnWayIn = (pathname: string) => WAY_IN.some((path) => matchPath(path, pathname) !== null);

/** Remembers the page a visitor left for the login, and forgets it once they are elsewhere. */
export function useReturnPath(): void {
  const services = useShopServices();
  const { pathname, search } = useLocation();
  const previous = useRef({ pathname, search });
  const follow = useEffectEvent(() => {
    const from = previous.current;
    previous.current = { pathname, search };
    const isLogin = matchPath(ROUTE_TABLE.login.path, pathname) !== null;
    if (isLogin && !isOnWayIn(from.pathname) && !isPathRemembered(services))
      rememberPath(services, from.pathname + from.search);
    // What the server remembers is this tab's from here on: another document of the shop may write over its cookie.
    if (isOnWayIn(pathname)) rememberedPath(services);
    else clearRememberedPath(services);
  });
  useEffect(() => follow(), [pathname, search]);
}
