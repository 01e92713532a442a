import { CANCEL_REASON_MAX } from '@shop/contract/orders/cancel-rules';
import { useCancelForm } from '@shop/feature-orders/use-cancel-form';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextAreaField } from '@shop/ui-kit/text-area-field';
import { showToast } from '@shop/ui-kit/toast/show-toast';
import formStyles from '../../parts/form-layout.module.css';
import { LeaveQuestion } from '../../parts/leave-question';
import styles from './order-content.module.css';
import { orderDetailWords } from './order-detail-words';

interface CancelOrderProps {
  readonly orderId: number;
  /** The form goes with the cancellation: moves the focus. */
  readonly onCancelled: () => void;
}

/** Cancels the order, behind a fold so that nobody does so by mistake: opening it is the question, and its button the answer. */
export function CancelOrder({ orderId, onCancelled }: CancelOrderProps) {
  const words = useWords(orderDetailWords);
  const form = useCancelForm(orderId, () => {
    void showToast('success', words.cancelled);
    onCancelled();
  });
  return (
    <details className={styles.cancel}>
      <summary>{words.cancelHeading}</summary>
      <form {...form.formProps} method="post" aria-label={words.cancelHeading} className={formStyles.fields}>
        <LeaveQuestion hasUnsaved={form.hasUnsaved} />
        <LiveMessage>{form.announcement}</LiveMessage>
        <p>{words.cancelConsequence}</p>
        <TextAreaField {...form.field('reason')} rows={4} maxLength={CANCEL_REASON_MAX} />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <div>
          <Button type="submit" variant="danger" isBusy={form.isSubmitting}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </details>
  );
}
