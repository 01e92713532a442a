import type { OrderDetail } from '../orders/order-store';
import { documentContents, totalsOf } from './document-contents';
import { formatYen } from './document-formats';
import type { DocumentTax, ShopDocument } from './shop-document';
import { allocateByWeight } from '../pricing/allocate-by-weight';
import { type PriceSums, taxLabel } from '../pricing/price-sums';
import type { ReturnedAmounts } from '../returns/returned-amounts';

/** What returns gave back of an order: yen with tax, and points that it had used. */
export type GivenBack = Pick<ReturnedAmounts, 'refund' | 'pointsRefunded'>;

type Figures = Pick<ShopDocument, 'priceSums' | 'lines' | 'sums' | 'taxes' | 'totals' | 'notes'>;

const PERCENT = 100;

/**
 * The figures of a receipt or an invoice: those of the order, less what its completed returns gave back, in a line of its
 * own that calls it `refundLabel`. The tax of each rate is that of what is left of it (`taxesLeft`), so that the document is a
 * qualified invoice after a return too.
 */
export function receiptFigures(
  detail: OrderDetail,
  priceSums: PriceSums,
  back: GivenBack,
  refundLabel = 'ご返金',
): Figures {
  const figures = documentContents(detail, priceSums);
  const value = back.refund + back.pointsRefunded;
  if (value === 0) return figures;
  const { totalPayment, totalPoint } = detail.order;
  const taxes = taxesLeft(figures.taxes, value);
  const taken = figures.taxes.map((tax, index) => {
    const left = taxes[index] ?? { ...tax, taxable: 0, tax: 0 };
    return { rate: tax.rate, taxable: tax.taxable - left.taxable, tax: tax.tax - left.tax };
  });
  const withoutTax = taken.reduce((sum, { taxable }) => sum + taxable, 0);
  return {
    ...figures,
    sums: [
      ...figures.sums,
      {
        label: `返品による${refundLabel}${taxLabel(priceSums)}`,
        amount: -(priceSums === 'with-tax' ? value : withoutTax),
      },
    ],
    taxes: taxes.filter(({ taxable, tax }) => taxable + tax > 0),
    totals: totalsOf({ payment: totalPayment - back.refund, point: totalPoint - back.pointsRefunded }),
    notes: [
      ...figures.notes,
      `返品による${refundLabel} ${formatYen(value)}（税込）を差し引いた金額です。`,
      ...(back.pointsRefunded === 0
        ? []
        : [`${refundLabel}のうち ${formatYen(back.pointsRefunded)}分はポイントです。`]),
      ...taken
        .filter(({ taxable, tax }) => taxable + tax > 0)
        .map(
          ({ rate, taxable, tax }) =>
            `${refundLabel}の内訳：${rate}%対象（税抜）${formatYen(taxable)}、消費税 ${formatYen(tax)}`,
        ),
    ],
  };
}

/**
 * What is left of each rate once `value` yen with tax went back: they are split over the rates in proportion to their
 * amounts with tax, because a refund names no goods, and the tax of each rate's rest is rounded down once.
 */
export function taxesLeft(taxes: readonly DocumentTax[], value: number): readonly DocumentTax[] {
  const totals = taxes.map(({ taxable, tax }) => taxable + tax);
  const parts = allocateByWeight(value, totals);
  return taxes.map(({ rate }, index) => {
    const left = (totals[index] ?? 0) - (parts[index] ?? 0);
    const tax = Math.floor((left * rate) / (PERCENT + rate));
    return { rate, taxable: left - tax, tax };
  });
}
