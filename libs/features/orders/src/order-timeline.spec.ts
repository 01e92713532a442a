import type { OrderStatus } from '@shop/contract/orders/order-status';
import { orderTimeline } from './order-timeline';

const AT = '2026-04-01T09:05:00+09:00';
const payment = {
  name: '銀行振込（前払い）',
  isByInvoice: false,
  isOnDelivery: false,
  isByDeferredService: false,
  isPaid: false,
  paidAt: null,
  dueOn: null,
  bankAccount: null,
  convenience: null,
};
/** What is known of the payment. */
interface Paid {
  readonly isByInvoice?: boolean;
  readonly isPaid?: boolean;
  readonly dueOn?: string;
}

const wayOf = (taken: readonly OrderStatus[], paid: Paid) =>
  orderTimeline({
    status: taken.at(-1) ?? 'received',
    histories: taken.map((status) => ({ status, statusName: '', changedAt: AT })),
    payment: { ...payment, ...paid },
  }).map(({ status, at }) => (at === null ? `(${status})` : status));

it.each<[string, OrderStatus[], Paid, string]>([
  ['waits for its payment', ['received'], { dueOn: '2026-04-08' }, 'received (paid) (shipped) (delivered)'],
  ['will have its invoice', ['received'], { isByInvoice: true }, 'received (shipped) (delivered) (paid)'],
  [
    'is paid by its invoice',
    ['received', 'shipped'],
    { isByInvoice: true, dueOn: '2026-05-31' },
    'received shipped (delivered) (paid)',
  ],
  [
    'was paid by its invoice before it arrived',
    ['received', 'shipped', 'paid'],
    { isByInvoice: true, isPaid: true },
    'received shipped paid (delivered)',
  ],
  ['is paid to the carrier', ['received'], {}, 'received (shipped) (delivered)'],
  ['is paid', ['received', 'paid'], { isPaid: true }, 'received paid (shipped) (delivered)'],
  ['was cancelled', ['received', 'paid', 'cancelled'], { isPaid: true }, 'received paid cancelled'],
  ['arrived', ['received', 'shipped', 'delivered'], {}, 'received shipped delivered'],
])('an order that %s', (_what, taken, paid, expected) => {
  expect(wayOf(taken, paid).join(' ')).toBe(expected);
});
