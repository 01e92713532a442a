import { useOrderNumberForm } from '@shop/feature-orders/guest-order/use-order-number-form';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { TextField } from '@shop/ui-kit/text-field';
import styles from '../../parts/form-layout.module.css';
import { NeedsScript } from '../../parts/needs-script';
import { PrimaryButton } from '../../parts/primary-button';
import { orderReceiptWords } from './order-receipt-words';

interface OrderNumberFormProps {
  /** What was given before; it can be corrected. */
  readonly given: string;
  readonly onGiven: (orderNo: string) => Promise<void>;
}

/** Asks for the number of the order, where the link does not say it. */
export function OrderNumberForm({ given, onGiven }: OrderNumberFormProps) {
  const words = useWords(orderReceiptWords);
  const form = useOrderNumberForm(given, onGiven);
  return (
    <>
      <p>{words.askNumber}</p>
      <NeedsScript />
      <form {...form.formProps} method="post" aria-label={words.heading} className={styles.fields}>
        <LiveMessage>{form.announcement}</LiveMessage>
        <TextField {...form.field('orderNo')} autoComplete="off" autoCapitalize="characters" />
        <PrimaryButton type="submit" isWide isBusy={form.isSubmitting}>
          {words.next}
        </PrimaryButton>
      </form>
    </>
  );
}
