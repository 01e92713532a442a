import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { presentPayment } from './present-payment';

const UNPAID = {
  paymentId: PAYMENTS.bankTransfer,
  paymentName: '銀行振込（前払い）',
  isPaid: false,
  paidAt: null,
  bankAccount: {
    bankName: 'みどり銀行',
    branchName: '本店営業部',
    accountType: '普通',
    accountNumber: '1234567',
    accountHolder: 'カ）コモレビシヨウカイ',
  },
  dueOn: '2026-12-04',
  receiptNumber: '12-3456',
  paymentPage: 'https://pay.example/1',
};
const PAID_AT = new Date('2026-11-30T01:00:00Z');

it.each([
  ['awaited', UNPAID, false, { bank_name: 'みどり銀行' }, { receipt_number: '12-3456' }, '2026-12-04'],
  ['paid', { ...UNPAID, isPaid: true, paidAt: PAID_AT }, false, null, null, null],
  ['not awaited any more: the order was cancelled', UNPAID, true, null, null, null],
] as const)('a payment that is %s', (_state, payment, isCancelled, account, convenience, dueOn) => {
  const presented = presentPayment(payment, { isCancelled });
  expect(presented.bank_account).toEqual(account === null ? null : expect.objectContaining(account));
  expect(presented.convenience).toEqual(convenience === null ? null : expect.objectContaining(convenience));
  expect(presented.due_on).toBe(dueOn);
});
