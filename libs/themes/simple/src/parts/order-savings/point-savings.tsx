import type { CartView } from '@shop/feature-cart/cart-view';
import { usePointForm } from '@shop/feature-cart/savings/use-point-form';
import { formatCount } from '@shop/format/format-yen';
import { useSubmission } from '@shop/site/errors/use-submission';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { TextField } from '@shop/ui-kit/text-field';
import styles from './order-savings.module.css';
import { orderSavingsWords } from './order-savings-words';

interface PointSavingsProps {
  readonly cart: CartView;
  /** Called with what has happened, for the screen reader: the focus stays where it is. */
  readonly onSaid: (message: string) => void;
  /** Called with what has happened where what was pressed goes with it, and the focus has to go elsewhere. */
  readonly onGone: (message: string) => void;
}

/** How many points the order uses: some, all that it can, or none. */
export function PointSavings({ cart, onSaid, onGone }: PointSavingsProps) {
  const words = useWords(orderSavingsWords);
  const { points } = cart;
  const used = cart.totals.point;
  const { submit, isBusy, errorText } = useSubmission();
  const form = usePointForm(cart, (count) =>
    onSaid(count === 0 ? words.pointsUnused : words.pointsUsed(formatCount(count))),
  );
  const use = (count: number, onUsed: () => void) =>
    void submit(async () => {
      await form.use(count);
      onUsed();
    });
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{words.points}</h2>
      <form {...form.formProps} method="post" aria-label={words.pointForm} className={styles.form}>
        <LiveMessage>{form.announcement}</LiveMessage>
        <TextField
          {...form.field('points')}
          inputMode="numeric"
          autoComplete="off"
          hint={words.pointHint(formatCount(points.balance ?? 0), formatCount(points.usable))}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary" isBusy={form.isSubmitting || isBusy}>
            {words.apply}
          </Button>
          <Button
            variant="secondary"
            isBusy={isBusy}
            onClick={() => use(points.usable, () => onSaid(words.pointsUsed(formatCount(points.usable))))}
          >
            {words.useAll}
          </Button>
          {points.requested > 0 && (
            <Button variant="quiet" isBusy={isBusy} onClick={() => use(0, () => onGone(words.pointsStopped))}>
              {words.stopPoints}
            </Button>
          )}
        </div>
        {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      </form>
      {errorText !== null && <Notice kind="error">{errorText}</Notice>}
      {used > 0 && (
        <p>
          {used === points.requested
            ? words.pointsUsed(formatCount(used))
            : words.pointsLess(formatCount(used))}
        </p>
      )}
    </div>
  );
}
