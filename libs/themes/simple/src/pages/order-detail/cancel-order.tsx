import { useCancelOrder } from '@shop/feature-orders/use-cancel-order';
import { errorMessage } from '@shop/site/errors/error-message';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useId, useState } from 'react';
import styles from './order-content.module.css';

/** The longest reason that is kept. */
const REASON_MAX_LENGTH = 1000;

/** Cancels the order, behind a fold so that nobody does so by mistake. */
export function CancelOrder({ orderId }: { readonly orderId: number }) {
  const reasonId = useId();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useCancelOrder(orderId);
  return (
    <details className={styles.cancel}>
      <summary>ご注文のキャンセル</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isPending) return;
          mutate(reason, { onSuccess: () => void showToast('success', 'ご注文をキャンセルしました') });
        }}
      >
        <label htmlFor={reasonId} className={styles.label}>
          キャンセル理由
        </label>
        <textarea
          id={reasonId}
          className={styles.reason}
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {error !== null && <Notice kind="error">{errorMessage(error)}</Notice>}
        <Button type="submit" variant="danger" isBusy={isPending}>
          注文をキャンセルする
        </Button>
      </form>
    </details>
  );
}
