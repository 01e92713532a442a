import { usePostalCodeForm } from '@shop/feature-catalogue/delivery/use-postal-code-form';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { formatYen } from '@shop/format/format-yen';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import { postalCodeArrivalWords } from './postal-code-arrival-words';
import styles from './product-forms.module.css';

/** The earliest day and the carriage to one's own postal code. */
export function PostalCodeArrival({ productKey }: { readonly productKey: string }) {
  const words = useWords(postalCodeArrivalWords);
  const form = usePostalCodeForm(productKey);
  const { promise } = form;
  const isFree = promise?.carriageFrom === 0 || promise?.carriageFreeFrom === 0;
  return (
    <form {...form.formProps} method="post" aria-label={words.form} className={styles.line}>
      <LiveMessage>{form.announcement}</LiveMessage>
      <TextField
        {...form.field('postalCode')}
        inputMode="numeric"
        autoComplete="postal-code"
        hint={words.hint}
      />
      <Button type="submit" variant="secondary" isBusy={form.isSubmitting}>
        {words.ask}
      </Button>
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      {promise !== null && form.formError === null && (
        <Notice kind="info">
          {promise.earliestArrivalOn !== null &&
            words.arrival(promise.prefecture, formatDayWithWeekday(promise.earliestArrivalOn))}
          {isFree ? words.noCarriage : words.carriage(formatYen(promise.carriageFrom))}
        </Notice>
      )}
    </form>
  );
}
