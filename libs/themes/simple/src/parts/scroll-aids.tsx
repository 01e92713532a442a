import type { ScrollAidsProps } from '@shop/theming/theme-pages';
import { useWords } from '@shop/theming/use-words';
import { useEffect, useState } from 'react';
import styles from './scroll-aids.module.css';
import { scrollAidsWords } from './scroll-aids-words';
import { useScrolledHeader } from './use-scrolled-header';

/** The way back to the top is offered below so many heights of the viewport. */
const FAR_RATIO = 1.5;

/** What a bar at the bottom of the viewport takes: pages that have one say so. */
const bottomBarPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;

/** What helps on long pages: a header that comes back on the way up, and a way to the top. */
export default function ScrollAids({ onTop }: ScrollAidsProps) {
  const words = useWords(scrollAidsWords);
  useScrolledHeader();
  /** Above which height the button stands; null: the top is near. */
  const [bottomPx, setBottomPx] = useState<number | null>(null);
  useEffect(() => {
    const measure = () => setBottomPx(window.scrollY > window.innerHeight * FAR_RATIO ? bottomBarPx() : null);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);
  if (bottomPx === null) return null;
  return (
    <nav
      aria-label={words.label}
      className={styles.top}
      style={{ bottom: `calc(${bottomPx}px + var(--shop-space-sm))` }}
    >
      <button type="button" className={styles.button} aria-label={words.toTop} onClick={onTop} />
    </nav>
  );
}
