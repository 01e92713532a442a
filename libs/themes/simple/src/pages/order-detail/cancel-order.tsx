import { useCancelOrder } from '@shop/feature-orders/use-cancel-order';
import { errorMessage } from '@shop/site/errors/error-message';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import { useId, useState } from 'react';
import styles from './order-content.module.css';
import { orderDetailWords } from './order-detail-words';

/** The longest reason that the API stores. */
const REASON_MAX_LENGTH = 1000;

/** Cancels the order, behind a fold so that nobody does so by mistake. */
export function CancelOrder({ orderId }: { readonly orderId: number }) {
  const words = useWords(orderDetailWords);
  const reasonId = useId();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useCancelOrder(orderId);
  return (
    <details className={styles.cancel}>
      <summary>{words.cancelHeading}</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isPending) return;
          mutate(reason, { onSuccess: () => void showToast('success', words.cancelled) });
        }}
      >
        <label htmlFor={reasonId} className={styles.label}>
          {words.cancelReason}
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
          {words.cancel}
        </Button>
      </form>
    </details>
  );
}
