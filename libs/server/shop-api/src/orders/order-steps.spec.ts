import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { checkStep, type StepInput } from './order-steps';

const NEW: StepInput = {
  status: 'received',
  isPaid: false,
  paymentId: PAYMENTS.bankTransfer,
  isPaymentOpen: false,
  isAddressMissing: false,
  hasParcelLeft: false,
  isBack: false,
};
const ON_DELIVERY: StepInput = { ...NEW, paymentId: PAYMENTS.cashOnDelivery };
const INVOICE: StepInput = { ...NEW, paymentId: PAYMENTS.deferredInvoice };

it.each([
  ['a transfer', 'paid', NEW, 'change'],
  ['what is paid already', 'paid', { ...ON_DELIVERY, isPaid: true }, 'already'],
  ['what the payment service takes', 'paid', { ...NEW, isPaymentOpen: true }, 'at-service'],
  ['on delivery before it leaves', 'paid', ON_DELIVERY, 'not-left'],
  ['on delivery once a part has left', 'paid', { ...ON_DELIVERY, hasParcelLeft: true }, 'change'],
  ['on delivery once all has left', 'paid', { ...ON_DELIVERY, status: 'shipped' }, 'change'],
  ['on delivery once it has arrived', 'paid', { ...ON_DELIVERY, status: 'delivered' }, 'change'],
  ['by invoice before it leaves', 'paid', INVOICE, 'change'],
  ['on delivery, unpaid', 'shipped', ON_DELIVERY, 'change'],
  ['a transfer that has not come', 'shipped', NEW, 'unpaid'],
  ['what nobody has shipped', 'cancelled', NEW, 'change'],
  ['what is on its way', 'cancelled', { ...ON_DELIVERY, status: 'shipped' }, 'left'],
  ['what came back unpaid', 'cancelled', { ...ON_DELIVERY, status: 'shipped', isBack: true }, 'change'],
  [
    'a part that came back unpaid',
    'cancelled',
    { ...ON_DELIVERY, hasParcelLeft: true, isBack: true },
    'change',
  ],
  [
    'what came back and was paid',
    'cancelled',
    { ...INVOICE, status: 'shipped', isPaid: true, isBack: true },
    'left',
  ],
  ['what was taken in', 'cancelled', { ...ON_DELIVERY, status: 'delivered', isBack: true }, 'left'],
] as const)('%s: %s', (_what, step, situation, outcome) => {
  expect(checkStep(step, situation)).toBe(outcome);
});
