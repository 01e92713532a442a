import { useWords } from '@shop/theming/use-words';
import { type ReactNode, useRef } from 'react';
import { useClosesOnNavigation } from '../../parts/use-closes-on-navigation';
import styles from './filter-sheet.module.css';
import { filterSheetWords } from './filter-sheet-words';

interface FilterSheetProps {
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * The filters behind a button: a sheet from the foot of a phone's screen. The platform's own popover, so it opens without
 * scripts, and closes by Escape and by a press beside it. It closes when the list has changed.
 */
export function FilterSheet({ id, children }: FilterSheetProps) {
  const words = useWords(filterSheetWords);
  const sheet = useRef<HTMLDivElement>(null);
  useClosesOnNavigation(sheet);
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.open}>
        {words.filter}
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words.filter}
        className={styles.sheet}
      >
        <div className={styles.head}>
          <span className={styles.title}>{words.filter}</span>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" className={styles.close}>
            {words.close}
          </button>
        </div>
        {children}
      </div>
    </>
  );
}
