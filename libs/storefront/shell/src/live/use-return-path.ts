import { paths } from '@shop/site';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { forgetPath, rememberPath, rememberedPath } from './remembered-path';

const bare = (pathname: string) => pathname.replace(/\/+$/, '');

/** Remembers the page a visitor left for the login, and forgets it once they are elsewhere. */
export function useReturnPath(): void {
  const { pathname, search } = useLocation();
  const previous = useRef({ pathname, search });
  useEffect(() => {
    const from = previous.current;
    previous.current = { pathname, search };
    const isLogin = bare(pathname) === bare(paths.login());
    const wasLogin = bare(from.pathname) === bare(paths.login());
    if (isLogin && !wasLogin && rememberedPath() === null) rememberPath(from.pathname + from.search);
    if (!isLogin) forgetPath();
  }, [pathname, search]);
}
