import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes a popover once what was chosen in it has changed the page. */
export function useClosesOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    const { current } = popover;
    if (current !== null && 'hidePopover' in current) current.hidePopover();
  }, [key, popover]);
}
