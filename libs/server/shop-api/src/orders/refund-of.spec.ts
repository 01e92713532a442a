import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { refundOf, type RefundSource } from './refund-of';

const AT = new Date('2026-06-10T10:00:00+09:00');
const CARD: RefundSource = {
  order: { status: 'cancelled' },
  payment: { isPaid: true, amount: 3300, paymentId: PAYMENTS.card, refundedAt: null },
  transaction: { status: 'voiding', settledAt: AT },
};
const VOIDED: RefundSource = { ...CARD, transaction: { status: 'voided', settledAt: AT } };
const TRANSFER: RefundSource = {
  ...CARD,
  payment: { ...CARD.payment, paymentId: PAYMENTS.bankTransfer },
  transaction: null,
};

it.each<[string, RefundSource, ReturnType<typeof refundOf>]>([
  ['a card that the service has still to pay back', CARD, { by: 'service', refundedAt: null }],
  ['a card that the service has paid back', VOIDED, { by: 'service', refundedAt: AT }],
  ['a transfer that the shop has still to pay back', TRANSFER, { by: 'hand', refundedAt: null }],
  [
    'a transfer that the shop has paid back',
    { ...TRANSFER, payment: { ...TRANSFER.payment, refundedAt: AT } },
    { by: 'hand', refundedAt: AT },
  ],
  ['a card whose payment never came', { ...VOIDED, payment: { ...CARD.payment, isPaid: false } }, null],
  ['an order of points alone', { ...VOIDED, payment: { ...CARD.payment, amount: 0 } }, null],
  ['an order that stands', { ...CARD, order: { status: 'paid' } }, null],
])('%s', (_what, source, refund) => {
  expect(refundOf(source)).toEqual(refund);
});
