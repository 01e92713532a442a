import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SOCIAL_ATTRIBUTE } from '../document/social-attribute';

/** Removes Open Graph tags and structured data once the page that the document was loaded with is left. */
export function useSocialHeadCleanup(): void {
  const { pathname } = useLocation();
  const loaded = useRef(pathname);
  useEffect(() => {
    if (loaded.current === pathname) return;
    for (const element of document.head.querySelectorAll(`[${SOCIAL_ATTRIBUTE}]`)) element.remove();
  }, [pathname]);
}
