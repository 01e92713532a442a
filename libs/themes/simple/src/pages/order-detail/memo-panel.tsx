import { useDeleteMemo } from '@shop/feature-orders/memos/use-delete-memo';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Panel } from '@shop/ui-kit/panel';
import { useRef, useState } from 'react';
import styles from '../../parts/form-layout.module.css';
import { DeleteWithQuestion } from '../../parts/delete-with-question';
import { MemoForm } from './memo-form';
import memoStyles from './memo-panel.module.css';
import { orderServicesWords } from './order-services-words';

interface MemoPanelProps {
  readonly orderId: number;
  /** Null: none is written. */
  readonly memo: string | null;
}

/** What the member notes on an order: added, changed, deleted. account §7 */
export function MemoPanel({ orderId, memo }: MemoPanelProps) {
  const words = useWords(orderServicesWords);
  const [isEditing, setIsEditing] = useState(false);
  const remove = useDeleteMemo(orderId);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsEditing(false);
    panel.current?.focus();
  };
  return (
    <Panel title={words.memoHeading}>
      <div ref={panel} tabIndex={-1} className={styles.fields}>
        <p>{words.memoLead}</p>
        {isEditing && <MemoForm orderId={orderId} memo={memo} onClose={close} />}
        {!isEditing && memo !== null && <p className={memoStyles.memo}>{memo}</p>}
        {!isEditing && (
          <div className={memoStyles.actions}>
            <Button variant="secondary" onClick={() => setIsEditing(true)}>
              {memo === null ? words.addMemo : words.editMemo}
            </Button>
            {memo !== null && (
              <DeleteWithQuestion
                question={words.deleteMemoQuestion}
                consequence={words.deleteMemoConsequence}
                done={words.memoDeleted}
                remove={remove}
                onDone={() => panel.current?.focus()}
              />
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
