import { useTheme } from '@shop/theming/theme-provider';
import type { ScrollAidsProps } from '@shop/theming/theme-pages';
import { type ComponentType, useEffect, useState } from 'react';
import { animateScroll } from '../navigation/animate-scroll';

/** Scrolls to the top, where the keyboard goes on from the beginning of the main content. core §2 */
function toTop(): void {
  animateScroll(0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Loads what helps on long pages with the first scroll; a page stands without it where that fails. */
export function LazyScrollAids() {
  const { allPages } = useTheme();
  const [Aids, setAids] = useState<ComponentType<ScrollAidsProps> | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const load = async () => {
      const { overlays } = await allPages.load();
      const Loaded = await overlays.scrollAids.load();
      if (!isUnmounted) setAids(() => Loaded);
    };
    const start = () => void load().catch(() => undefined);
    // The scroll itself may have loaded this code.
    if (window.scrollY > 0) start();
    else window.addEventListener('scroll', start, { once: true, passive: true });
    return () => {
      isUnmounted = true;
      window.removeEventListener('scroll', start);
    };
  }, [allPages]);
  return Aids === null ? null : <Aids onTop={toTop} />;
}
