import type { FlipBookLeaf } from '@shop/feature-content/flip-book-query';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { useId, useRef } from 'react';
import { BookLeaf } from './book-leaf';
import { flipBookDetailWords } from './flip-book-detail-words';
import styles from './flip-book-viewer.module.css';
import { useFullScreen } from './use-full-screen';
import { usePageTurning } from './use-page-turning';

interface FlipBookViewerProps {
  readonly title: string;
  readonly leaves: readonly FlipBookLeaf[];
}

/**
 * The pages of a book, one in view: turned by swipe, arrow keys and buttons. Where no scripts run, the pages are one
 * below the other.
 */
export function FlipBookViewer({ title, leaves }: FlipBookViewerProps) {
  const words = useWords(flipBookDetailWords);
  const helpId = useId();
  const viewer = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const { current, turnTo, onScroll } = usePageTurning(strip, leaves.length);
  const { isOffered, isOn, toggle } = useFullScreen(viewer);
  return (
    <div ref={viewer} className={styles.viewer}>
      <p id={helpId} className={styles.help}>
        {words.help}
      </p>
      <div className={styles.controls}>
        <Button variant="secondary" disabled={current === 0} onClick={() => turnTo(current - 1)}>
          {words.previous}
        </Button>
        <p role="status" className={styles.position}>
          {words.position(current + 1, leaves.length)}
        </p>
        <Button
          variant="secondary"
          disabled={current === leaves.length - 1}
          onClick={() => turnTo(current + 1)}
        >
          {words.next}
        </Button>
        <span className={styles.fullScreen}>
          {isOffered && (
            <Button variant="quiet" onClick={toggle}>
              {isOn ? words.leaveFullScreen : words.fullScreen}
            </Button>
          )}
        </span>
      </div>
      <div role="group" aria-label={words.book(title)} aria-describedby={helpId} className={styles.book}>
        <ul ref={strip} className={styles.strip} onScroll={onScroll}>
          {leaves.map((leaf, at) => (
            <li key={leaf.number} className={styles.leaf}>
              <BookLeaf leaf={leaf} isFirst={at === 0} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
