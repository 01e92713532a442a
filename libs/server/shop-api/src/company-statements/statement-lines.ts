import type { companyStatementLines, StoredStatementTax } from '../db/schema';
import { taxesLeft } from '../pdf-documents/receipt-figures';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';

/** A line before its statement is there. */
export type NewStatementLine = Omit<typeof companyStatementLines.$inferInsert, 'id' | 'statementId'>;

/** An order as it was charged; yen with tax. */
export interface BilledOrder {
  readonly id: number;
  readonly payment: number;
  readonly point: number;
  readonly shippedAt: Date;
  readonly taxes: readonly StoredStatementTax[];
}

/** What a completed return gave back. */
export interface BilledReturn {
  readonly id: number;
  readonly orderId: number;
  /** Yen with tax, without the points that went back. */
  readonly refund: number;
  readonly pointsRefunded: number;
  readonly completedAt: Date;
}

/** The line of an order: its own figures, as its own invoice states them. */
export const orderLine = ({ id, payment, point, shippedAt, taxes }: BilledOrder): NewStatementLine => ({
  orderId: id,
  returnId: null,
  happenedOn: tokyoDayOf(shippedAt),
  payment,
  point,
  taxes,
});

/**
 * The lines of an order's returns, in their order: each takes off what the order's own invoice is less after it, by rate,
 * so that all lines of an order add up to that invoice. `before` is the value (yen and points) of those that stand on
 * earlier statements.
 */
export function returnLines(
  taxes: readonly StoredStatementTax[],
  returns: readonly BilledReturn[],
  before: number,
): readonly NewStatementLine[] {
  let value = before;
  return returns.map(({ id, orderId, refund, pointsRefunded, completedAt }) => {
    const left = taxesLeft(taxes, value);
    value += refund + pointsRefunded;
    const afterwards = taxesLeft(taxes, value);
    return {
      orderId,
      returnId: id,
      happenedOn: tokyoDayOf(completedAt),
      payment: -refund,
      point: -pointsRefunded,
      taxes: taxes.map(({ rate }, index) => ({
        rate,
        taxable: (afterwards[index]?.taxable ?? 0) - (left[index]?.taxable ?? 0),
        tax: (afterwards[index]?.tax ?? 0) - (left[index]?.tax ?? 0),
      })),
    };
  });
}

/** The sums of a statement. */
export interface StatementSums {
  /** Yen with tax that are to be paid. */
  readonly payment: number;
  readonly point: number;
  /** By rate, the standard one first. */
  readonly taxes: readonly StoredStatementTax[];
}

/** Adds up lines; nothing is taxed or rounded again. */
export function sumLines(
  lines: readonly Pick<NewStatementLine, 'payment' | 'point' | 'taxes'>[],
): StatementSums {
  const all = lines.flatMap(({ taxes }) => taxes);
  return {
    payment: lines.reduce((sum, { payment }) => sum + payment, 0),
    point: lines.reduce((sum, { point }) => sum + point, 0),
    taxes: ([10, 8] as const)
      .map((rate) => {
        const ofRate = all.filter((tax) => tax.rate === rate);
        return {
          rate,
          taxable: ofRate.reduce((sum, { taxable }) => sum + taxable, 0),
          tax: ofRate.reduce((sum, { tax }) => sum + tax, 0),
        };
      })
      .filter(({ rate }) => all.some((tax) => tax.rate === rate)),
  };
}
