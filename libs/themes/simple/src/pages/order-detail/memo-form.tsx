import { useMemoForm } from '@shop/feature-orders/memos/use-memo-form';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useEffect, useRef } from 'react';
import styles from '../../parts/form-layout.module.css';
import { LeaveQuestion } from '../../parts/leave-question';
import memoStyles from './memo-panel.module.css';
import { orderServicesWords } from './order-services-words';

interface MemoFormProps {
  readonly orderId: number;
  readonly memo: string | null;
  readonly onClose: () => void;
}

/** Writes or changes the memo of an order. */
export function MemoForm({ orderId, memo, onClose }: MemoFormProps) {
  const words = useWords(orderServicesWords);
  const form = useMemoForm(orderId, memo, () => {
    void showToast('success', words.memoSaved);
    onClose();
  });
  const element = useRef<HTMLFormElement>(null);
  // The button that opened it has gone.
  useEffect(() => element.current?.querySelector('textarea')?.focus(), []);
  return (
    <form
      {...form.formProps}
      ref={element}
      method="post"
      aria-label={words.memoForm}
      className={styles.fields}
    >
      <LeaveQuestion hasUnsaved={form.hasUnsaved} />
      <LiveMessage>{form.announcement}</LiveMessage>
      <TextAreaField {...form.field('memo')} rows={3} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div className={memoStyles.actions}>
        <Button type="submit" isBusy={form.isSubmitting}>
          {words.saveMemo}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancelMemo}
        </Button>
      </div>
    </form>
  );
}
