import type { MouseEvent } from 'react';

/**
 * A press on a link to a place of its own page: goes there without a navigation, during which React would take away the
 * HTML of parts whose code is still on its way, and with it the place.
 */
export function showSection(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.getElementById(event.currentTarget.hash.slice(1));
  if (place === null) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus({ preventScroll: true });
}
