import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { checkUndo, type UndoInput } from './check-undo';

const PAID: UndoInput = {
  status: 'paid',
  isPaid: true,
  paymentId: PAYMENTS.bankTransfer,
  isPaymentNoted: true,
  isOnStatement: false,
  hasLeft: false,
  isReturned: false,
};
const LEFT: UndoInput = { ...PAID, status: 'shipped', hasLeft: true };

it.each([
  ['a payment that was noted', 'paid', PAID, 'change'],
  ['no payment', 'paid', { ...PAID, status: 'received', isPaid: false }, 'not-taken'],
  ['the payment of a service', 'paid', { ...PAID, isPaymentNoted: false }, 'not-noted'],
  ['the payment of a statement', 'paid', { ...PAID, isOnStatement: true }, 'statement'],
  ['the payment in advance of what has left', 'paid', LEFT, 'left'],
  [
    'the payment of what is paid later and has left',
    'paid',
    { ...LEFT, paymentId: PAYMENTS.cashOnDelivery },
    'change',
  ],
  ['what has left', 'shipped', LEFT, 'change'],
  ['what has left for one of two', 'shipped', { ...PAID, hasLeft: true }, 'change'],
  [
    'what has left and was paid on delivery',
    'shipped',
    { ...LEFT, paymentId: PAYMENTS.cashOnDelivery },
    'collected',
  ],
  [
    'what has left and is to be paid on delivery',
    'shipped',
    { ...LEFT, isPaid: false, paymentId: PAYMENTS.cashOnDelivery },
    'change',
  ],
  ['what has not left', 'shipped', PAID, 'not-taken'],
  ['what has arrived', 'shipped', { ...LEFT, status: 'delivered' }, 'delivered'],
  ['the arrival', 'delivered', { ...LEFT, status: 'delivered' }, 'change'],
  ['no arrival', 'delivered', LEFT, 'not-taken'],
  ['a cancelled order', 'paid', { ...PAID, status: 'cancelled' }, 'cancelled'],
  ['an order of which something comes back', 'delivered', { ...LEFT, isReturned: true }, 'returned'],
] as const)('%s: undo %s', (_what, step, situation, outcome) => {
  expect(checkUndo(step, situation)).toBe(outcome);
});
