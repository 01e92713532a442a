import { PAYMENTS } from '@shop/contract/payments/payment-method';
import type { MailSection } from '../mail/mail-sections';
import { CONVENIENCE_STORES } from './convenience-stores';

/** How to pay at a convenience store, for mails: the number, and what to do at each chain. */
export const convenienceMailSection = (receiptNumber: string): MailSection => ({
  heading: 'コンビニでのお支払い',
  lines: [
    `払込番号：${receiptNumber}`,
    ...CONVENIENCE_STORES.flatMap(({ name, steps }) => [
      `・${name}`,
      ...steps.map((step, index) => `　${index + 1}. ${step}`),
    ]),
  ],
});

/** Whether an order waits for its payment at a convenience store. */
export const isPaidAtStore = (payment: {
  readonly paymentId: number;
  readonly isPaid?: boolean | undefined;
}): boolean => payment.paymentId === PAYMENTS.convenienceStore && payment.isPaid !== true;
