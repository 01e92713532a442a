import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type HeaderState, nextHeaderState } from './next-header-state';

const HEADER_BOTTOM = '--header-bottom';

/** The header of the layout, which stands before the main content; a page may have none. */
const layoutHeader = (): HTMLElement | null => {
  const element = document.getElementById('main')?.previousElementSibling;
  return element instanceof HTMLElement && element.localName === 'header' ? element : null;
};

function show(header: HTMLElement, state: HeaderState): void {
  if (state === 'in-place') delete header.dataset['scrolled'];
  else header.dataset['scrolled'] = state;
  const bottom = state === 'shown' ? `${header.offsetHeight}px` : '0px';
  document.documentElement.style.setProperty(HEADER_BOTTOM, bottom);
}

/**
 * Lets the header of the layout stay over the page while the shopper scrolls up. It is an attribute of the element and not
 * state of React's, so that no page renders because it was scrolled.
 */
export function useScrolledHeader(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const header = layoutHeader();
    if (header === null) return undefined;
    let state: HeaderState = 'in-place';
    let fromPx = window.scrollY;
    const onScroll = () => {
      const toPx = window.scrollY;
      state = nextHeaderState(state, { fromPx, toPx, headerPx: header.offsetHeight });
      fromPx = toPx;
      show(header, state);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      show(header, 'in-place');
    };
  }, [pathname]);
}
