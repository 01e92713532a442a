import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { animateScroll } from './animate-scroll';
import { type KeepsPosition, RESTORE_DELAY_MS, scrollActionFor } from './scroll-action';

/** The element that a hash names, if the page has it. */
const anchorOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/**
 * Scrolls the page on navigation as core §2 says. The framework's `ScrollRestoration` restores at once and does not know
 * the rule between two products, which `keepsPosition` decides. Positions are remembered for each entry of the history.
 */
export function useNavigationScroll(keepsPosition: KeepsPosition): void {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef(location);
  const positions = useRef(new Map<string, number>());

  // Before the browser lays the next page out: one that is shorter moves the position, which is not the last page's.
  useLayoutEffect(() => {
    const { current } = positions;
    const save = () => current.set(location.key, window.scrollY);
    // This code may be loaded by the scroll itself, after which no other may come.
    if (!current.has(location.key)) save();
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, [location.key]);

  const scroll = useEffectEvent(() => {
    const from = previous.current;
    previous.current = location;
    if (from.key === location.key) return undefined;
    const action = scrollActionFor(from, location, type, keepsPosition);
    if (action === 'top') window.scrollTo(0, 0);
    if (action === 'anchor') {
      const anchor = anchorOf(location.hash);
      return anchor === null ? undefined : animateScroll(window.scrollY + anchor.getBoundingClientRect().top);
    }
    if (action !== 'restore') return undefined;
    const saved = positions.current.get(location.key) ?? 0;
    const timer = window.setTimeout(() => window.scrollTo(0, saved), RESTORE_DELAY_MS);
    return () => window.clearTimeout(timer);
  });
  // Once for each entry of the history: a page that renders again must not stop what waits for its position.
  useEffect(() => scroll(), [location.key]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const onPageHide = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, []);
}
