import { classNames } from '@shop/ui-kit/class-names';
import { keepHeight } from '@shop/ui-kit/keep-height';
import { Notice } from '@shop/ui-kit/notice';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './foot-bar.module.css';

interface FootBarProps {
  /**
   * Where it stands on phones: always at the foot of the screen (`fixed`), or there until its own place in the page comes
   * into view (`sticky`). On wider screens it has no frame and stands in its place.
   */
  readonly place: 'fixed' | 'sticky';
  /** What the press is about, such as the chosen colour; above the price. */
  readonly subject?: string;
  /** What the press costs; beside the button on phones alone. Without it the button has the bar to itself. */
  readonly price?: ReactNode;
  /** The page does not say elsewhere what stands beside the button: wide screens show it above the button. */
  readonly isPriceEverywhere?: boolean;
  /** Why the press had no effect, where the page says that here. */
  readonly failure?: string | null;
  /** The button. */
  readonly children: ReactNode;
}

/** The page's main button with what it costs, which phones keep at the foot of the screen. */
export function FootBar({
  place,
  subject,
  price,
  isPriceEverywhere = false,
  failure = null,
  children,
}: FootBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // On low screens it is in its own place then, far from where it was pressed.
  useEffect(() => {
    if (failure === null || bar.current === null) return undefined;
    bar.current.scrollIntoView({ block: 'nearest' });
    // It is several lines taller then, and what stands above it stands higher.
    return keepHeight(bar.current, '--shop-foot-bar-height');
  }, [failure]);
  return (
    <div ref={bar} className={classNames(styles.bar, styles[place])} data-foot-bar>
      {failure !== null && (
        <div className={styles.failure}>
          <Notice kind="error">{failure}</Notice>
        </div>
      )}
      {price !== undefined && (
        <p className={classNames(styles.price, isPriceEverywhere && styles.everywhere)}>
          {subject !== undefined && <span className={styles.label}>{subject}</span>}
          {price}
        </p>
      )}
      <div className={styles.button}>{children}</div>
    </div>
  );
}
