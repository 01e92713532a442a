import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { recentOrder } from '@shop/feature-cart/purchase-record';
import { savedCardAtom } from '@shop/feature-cart/saved-card-atom';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartPaymentPage from '../cart-payment/cart-payment-page';
import CartConfirmPage from './cart-confirm-page';

const MEMBER = 'second@example.jp';
const COMPLETE = /^\/cart\/complete\?order=D/;
const EMPTY = 'カートに商品がありません';
const SLOW_MS = 300;

let shop: Awaited<ReturnType<typeof openCardShop>>;
let services: TestServices;
let token: string;

beforeAll(async () => {
  shop = await openCardShop();
  services = await createTestServices((await shop.api.serve()).url);
  token = await shop.api.signIn(MEMBER);
  await act(() => services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' }));
  const body = {
    token: shop.tokenOf(CARDS.good),
    token_key: 'key-4242',
    masked_number: '************4242',
    expiration: '203012',
  };
  const { id } = (await shop.api.call(createUserCardSpec, { body }, { token })).body;
  services.store.set(savedCardAtom, { id, label: body.masked_number });
});
afterAll(() => {
  services.session.close();
  return shop.api.close();
});
beforeEach(() => {
  localStorage.clear();
  services.queryClient.clear();
});
afterEach(() => {
  cleanup();
  return shop.api.request('/dev/lab', { method: 'DELETE' });
});

const show = () => renderPage(<CartConfirmPage />, { services, theme: simpleTheme, path: '/cart/confirm/' });
const button = () => screen.queryByRole('button', { name: '注文を確定する' });
const orderNos = async () =>
  (await shop.api.call(listOrdersSpec, { query: {} }, { token })).body.data.map(({ order_no }) => order_no);

/** Opens the confirmation of a cart that is paid so. */
async function open(paymentId: number) {
  const cart = await shop.cart({ token }, paymentId);
  document.cookie = `default_cart_token=${cart.token}; path=/`;
  const page = show();
  await screen.findByRole('button', { name: '注文を確定する' });
  return { page, before: await orderNos(), charged: shop.api.payments.charges.length };
}
const user = userEvent.setup();
const PRESSES: [string, () => void | Promise<void>][] = [
  [
    'twice before the page can show that it is at work',
    () =>
      act(() => {
        button()!.click();
        button()!.click();
      }),
  ],
  ['by a double click', () => user.dblClick(button()!)],
  [
    'twice by Enter',
    async () => {
      button()!.focus();
      await user.keyboard('{Enter}{Enter}');
    },
  ],
  [
    'twice by a form that is sent twice',
    () => {
      const form = button()!.closest('form')!;
      fireEvent.submit(form);
      fireEvent.submit(form);
    },
  ],
  [
    'again once the shop has answered',
    async () => {
      const kept = button()!;
      fireEvent.click(kept);
      await waitFor(() => expect(recentOrder(deviceStorage(services), Date.now())?.isUnthanked).toBe(true));
      fireEvent.click(kept);
    },
  ],
];
const WAYS: [string, number, number][] = [
  ['with a saved card', PAYMENTS.card, 1],
  ['by bank transfer', PAYMENTS.bankTransfer, 0],
  ['on delivery', PAYMENTS.cashOnDelivery, 0],
];
const CASES = WAYS.flatMap(([way, paymentId, charges]) =>
  PRESSES.map(([how, presses]) => [way, how, paymentId, charges, presses] as const),
);

it.each(CASES)(
  'an order %s that is pressed %s is placed once, and leads to its complete page',
  async (_way, _how, paymentId, charges, presses) => {
    const { page, before, charged } = await open(paymentId);
    await presses();
    await waitFor(() => expect(page.pathname()).toMatch(COMPLETE));
    const placed = (await orderNos()).filter((orderNo) => !before.includes(orderNo));
    expect(placed).toEqual([page.pathname().split('=')[1]]);
    expect(shop.api.payments.charges.length - charged).toBe(charges);
  },
);

it('who leaves the page while the order is placed is led to its complete page', async () => {
  const { page } = await open(PAYMENTS.card);
  await shop.api.lab({ scenario: 'slow', ms: SLOW_MS });
  await user.click(button()!);
  await user.click(screen.getByRole('link', { name: '戻る' }));
  expect(page.pathname()).toBe('/cart/payment');
  await waitFor(() => expect(page.pathname()).toMatch(COMPLETE));
});

it('a page of the checkout that is opened before the complete page was seen leads to it, without calling the cart empty', async () => {
  const { page } = await open(PAYMENTS.card);
  const seen: boolean[] = [];
  const observer = new MutationObserver(() => seen.push(screen.queryByText(EMPTY) !== null));
  observer.observe(document.body, { childList: true, subtree: true });
  await user.click(button()!);
  await waitFor(() => expect(page.pathname()).toMatch(COMPLETE));
  cleanup();
  services.queryClient.clear();
  const later = renderPage(<CartPaymentPage />, { services, theme: simpleTheme, path: '/cart/payment/' });
  await waitFor(() => expect(later.pathname()).toBe(page.pathname()));
  observer.disconnect();
  expect(seen).not.toContain(true);
});
