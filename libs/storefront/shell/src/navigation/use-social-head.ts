import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SOCIAL_MARK } from '../document/social-mark';

/** What the document told others was about the page it was loaded with: it goes when that page is left. */
export function useSocialHead(): void {
  const { pathname } = useLocation();
  const loaded = useRef(pathname);
  useEffect(() => {
    if (loaded.current === pathname) return;
    for (const element of document.head.querySelectorAll(`[${SOCIAL_MARK}]`)) element.remove();
  }, [pathname]);
}
