import { type FindOrderValues, useFindOrderForm } from '@shop/feature-orders/guest-order/use-find-order-form';
import { useWords } from '@shop/theming/use-words';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import styles from '../../parts/form-layout.module.css';
import { NeedsScript } from '../../parts/needs-script';
import { PrimaryButton } from '../../parts/primary-button';
import { orderFindWords } from './order-find-words';

interface FindOrderFormProps {
  /** What was sent before; it can be corrected. */
  readonly sent: FindOrderValues | null;
  readonly onSent: (values: FindOrderValues) => void;
}

/** The number of an order, and the mail address or telephone number that it was placed with. */
export function FindOrderForm({ sent, onSent }: FindOrderFormProps) {
  const words = useWords(orderFindWords);
  const form = useFindOrderForm(sent, onSent);
  return (
    <>
      <p>{words.lead}</p>
      <NeedsScript />
      <form {...form.formProps} method="post" aria-label={words.heading} className={styles.fields}>
        <LiveMessage>{form.announcement}</LiveMessage>
        <TextField
          {...form.field('orderNo')}
          autoComplete="off"
          autoCapitalize="characters"
          hint={words.numberHint}
        />
        <TextField {...form.field('contact')} autoComplete="email" />
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
        <PrimaryButton type="submit" isWide isBusy={form.isSubmitting}>
          {words.send}
        </PrimaryButton>
      </form>
    </>
  );
}
