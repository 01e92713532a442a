import type { OrderStatus } from '@shop/contract/orders/order-status';
import type { OrderPaymentView } from '@shop/feature-orders/order-view';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { screen } from '@testing-library/react';
import { simpleTheme } from '../theme';
import { PaymentDetails } from './payment-details';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const UNPAID: OrderPaymentView = {
  name: '銀行振込（前払い）',
  isOnDelivery: false,
  isByInvoice: false,
  isByDeferredService: false,
  isPaid: false,
  paidAt: null,
  dueOn: null,
  bankAccount: {
    bankName: 'みどり銀行',
    branchName: '本店営業部',
    accountType: '普通',
    accountNumber: '1234567',
    accountHolder: 'カ）コモレビシヨウカイ',
  },
  convenience: null,
};

it.each<[string, Partial<OrderPaymentView>, string[], OrderStatus]>([
  [
    'by transfer in advance',
    { dueOn: '2026-12-04' },
    ['お支払い方法', 'お振込先', 'お振込金額 2,442円（税込）', 'お支払い期限 2026.12.04（金）'],
    'received',
  ],
  [
    'by an invoice that is yet to come',
    { isByInvoice: true },
    [
      'お支払い方法',
      'お振込先',
      'お振込金額 2,442円（税込）',
      'お支払い期限 商品の発送後に、請求書でお知らせします',
    ],
    'shipped',
  ],
  [
    'by transfer, and was paid',
    { isPaid: true, paidAt: '2026-11-30T10:00:00+09:00' },
    ['お支払い方法', 'ご入金日 2026.11.30'],
    'paid',
  ],
  ['by transfer in advance, and was cancelled', { dueOn: '2026-12-04' }, ['お支払い方法'], 'cancelled'],
  ['by an invoice, and was cancelled', { isByInvoice: true }, ['お支払い方法'], 'cancelled'],
])('an order that is paid %s shows what its orderer has to know', (_way, payment, expected, status) => {
  renderPage(<PaymentDetails payment={{ ...UNPAID, ...payment }} amount={2442} status={status} />, {
    services,
    theme: simpleTheme,
  });
  const facts = screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) =>
      /方法|お振込先/.test(textContent) ? textContent : `${textContent} ${nextElementSibling?.textContent}`,
    );
  expect(facts).toEqual(expected);
});
