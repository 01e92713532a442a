import { useWords } from '@shop/theming/use-words';
import { Notice } from '@shop/ui-kit/notice';
import type { Ref } from 'react';
import styles from './order-desk-page.module.css';
import { orderDeskWords } from './order-desk-words';

interface DeskResultProps {
  readonly count: number;
  readonly faultyCount: number;
  /** Something was changed after the check. */
  readonly isStale: boolean;
  readonly isOnlyFaulty: boolean;
  readonly onOnlyFaulty: (isOnly: boolean) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** How many rows were checked and how many have faults, with the choice to see those alone. */
export function DeskResult(props: DeskResultProps) {
  const { count, faultyCount, isStale, isOnlyFaulty, onOnlyFaulty, ref } = props;
  const words = useWords(orderDeskWords);
  return (
    <div className={styles.fields}>
      <Notice kind={faultyCount > 0 ? 'warning' : 'success'} ref={ref}>
        <p>{faultyCount > 0 ? words.someFaulty(count, faultyCount) : words.allGood(count)}</p>
        {isStale && <p>{words.stale}</p>}
      </Notice>
      {(faultyCount > 0 || isOnlyFaulty) && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isOnlyFaulty}
            onChange={({ target }) => onOnlyFaulty(target.checked)}
          />
          {words.onlyFaulty}
        </label>
      )}
    </div>
  );
}
