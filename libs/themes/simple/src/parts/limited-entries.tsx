import { errorMessage } from '@shop/site/errors/error-message';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Notice } from '@shop/ui-kit/notice';
import type { ReactNode, Ref } from 'react';
import styles from './entry-list.module.css';
import { PrimaryLink } from './primary-link';

interface LimitedEntriesProps {
  /** What is listed, for screen readers. */
  readonly label: string;
  /** How many there are, of how many. */
  readonly count: string;
  /** The place that takes the focus when an entry has gone with the button that was pressed. */
  readonly countRef: Ref<HTMLParagraphElement>;
  readonly isEmpty: boolean;
  readonly isFull: boolean;
  readonly words: { readonly add: string; readonly empty: string; readonly limitReached: string };
  /** The form for another entry. */
  readonly addPath: string;
  /** The error of what was done with an entry last. */
  readonly error: Error | null;
  /** The entries, each an `li`. */
  readonly children: ReactNode;
  /** What stands below them: further pages, the question before an entry is deleted. */
  readonly below?: ReactNode;
}

/** What a member keeps, as many entries as may be kept, with the way to another one while there is room. */
export function LimitedEntries({
  label,
  count,
  countRef,
  isEmpty,
  isFull,
  words,
  addPath,
  error,
  children,
  below,
}: LimitedEntriesProps) {
  const addLink = <PrimaryLink to={addPath}>{words.add}</PrimaryLink>;
  return (
    <section aria-label={label} className={styles.list}>
      {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
      <div className={styles.head}>
        <p ref={countRef} tabIndex={-1} className={styles.count}>
          {count}
        </p>
        {!isEmpty && !isFull && addLink}
      </div>
      {isFull && <p className={styles.count}>{words.limitReached}</p>}
      {isEmpty ? (
        <EmptyState message={words.empty}>{addLink}</EmptyState>
      ) : (
        <ul className={styles.entries}>{children}</ul>
      )}
      {below}
    </section>
  );
}
