import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { animateScroll } from './animate-scroll';
import { RESTORE_DELAY_MS, scrollMove } from './scroll-positions';

/** The place that a hash names, if the page has it. */
const placeOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** Moves the page on navigation as core §2 says; positions are kept for each entry of the history. */
export function useScrollRules(): void {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef(location);
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const { current } = positions;
    const save = () => current.set(location.key, window.scrollY);
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, [location.key]);

  useEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from.key === location.key) return;
    const move = scrollMove(from, location, type);
    if (move === 'top') window.scrollTo(0, 0);
    if (move === 'to-place') {
      const place = placeOf(location.hash);
      return place === null ? undefined : animateScroll(window.scrollY + place.getBoundingClientRect().top);
    }
    if (move !== 'restore') return;
    const saved = positions.current.get(location.key) ?? 0;
    const timer = window.setTimeout(() => window.scrollTo(0, saved), RESTORE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [location, type]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}
