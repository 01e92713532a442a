import { formatCount } from '@shop/format/format-yen';
import { useSettings } from '@shop/site/settings/use-settings';
import { useWords } from '@shop/theming/use-words';
import { TotalsTable } from '@shop/ui-kit/totals-table';
import type { ComponentProps } from 'react';
import styles from './order-totals.module.css';
import { orderTotalsWords } from './order-totals-words';

/** What was bought at one price, in integer yen. */
interface PricedLine {
  readonly unitPriceWithTax: number;
  readonly quantity: number;
  readonly accessories?: readonly PricedLine[];
}

interface OrderTotalsProps extends Omit<ComponentProps<typeof TotalsTable>, 'sums'> {
  /** What the sums are of. */
  readonly lines: readonly PricedLine[];
  /** Points that the order will bring; 0: none, as for guests. */
  readonly grantPoint?: number;
}

const sumOf = (lines: readonly PricedLine[]): number =>
  lines.reduce(
    (sum, { unitPriceWithTax, quantity, accessories = [] }) =>
      sum + unitPriceWithTax * quantity + sumOf(accessories),
    0,
  );

/**
 * The sums of a cart or an order, with tax or without as the shop's setting `PRICE.SUMS` says. Tax is computed once per
 * rate; where the prices that shoppers see add up to another sum, that is explained.
 */
export function OrderTotals({ lines, grantPoint = 0, ...totals }: OrderTotalsProps) {
  const words = useWords(orderTotalsWords);
  const { sums } = useSettings();
  const isOff =
    sums === 'with-tax' && totals.isComputing !== true && sumOf(lines) !== totals.totals.withTax.subtotal;
  return (
    <>
      <TotalsTable {...totals} sums={sums} />
      {grantPoint > 0 && totals.isComputing !== true && (
        <p className={styles.note}>{words.grantPoint(formatCount(grantPoint))}</p>
      )}
      {isOff && <p className={styles.note}>{words.taxPerRate}</p>}
    </>
  );
}
