import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { savedCardAtom } from '@shop/feature-cart/saved-card-atom';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { products } from '@shop/shop-api/db/schema';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { wholeText } from '@shop/testing-react/whole-text';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { simpleTheme } from '../../theme';
import CartConfirmPage from './cart-confirm-page';

const MEMBER = 'second@example.jp';
const PLACE_ORDER = { name: '注文を確定する' };

let shop: Awaited<ReturnType<typeof openCardShop>>;
let services: TestServices;

beforeAll(async () => {
  shop = await openCardShop();
  services = await createTestServices((await shop.api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return shop.api.close();
});
beforeEach(() => {
  shop.paymentFaults.inject = (service) => service;
  services.queryClient.clear();
});
afterEach(cleanup);

const show = () => renderPage(<CartConfirmPage />, { services, theme: simpleTheme, path: '/cart/confirm/' });
const hold = (token: string) => (document.cookie = `default_cart_token=${token}; path=/`);

/** Right below the heading, in the order of reading: a phone shows both at once. */
const expectBelowHeading = (said: HTMLElement) =>
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.firstElementChild).toBe(said);

/** Chooses the member's saved card of this number, as the payment page does. */
async function chooseSavedCard(token: string, number: string): Promise<void> {
  const label = `************${number.slice(-4)}`;
  const body = {
    token: shop.tokenOf(number),
    token_key: `key-${label.slice(-4)}`,
    masked_number: label,
    expiration: '203012',
  };
  const { id } = (await shop.api.call(createUserCardSpec, { body }, { token })).body;
  act(() => services.store.set(savedCardAtom, { id, label }));
}

it('a card that is declined at once shows one message below the heading, and the next press places the order', async () => {
  await services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' });
  const token = await shop.api.signIn(MEMBER);
  hold((await shop.cart({ token })).token);
  await chooseSavedCard(token, CARDS.declined);
  const page = show();
  const term = await screen.findByText('お支払いの時期・方法');
  expect(term.nextElementSibling).toHaveTextContent(
    'クレジットカード。ご注文の確定と同時に、登録済みのカード（************0002）でお支払いいただきます。',
  );
  await userEvent.click(await screen.findByRole('button', PLACE_ORDER));
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('カード会社の承認が得られませんでした。');
  expect(said).toHaveTextContent('料金は請求されません。');
  await waitFor(() => expect(said).toHaveFocus());
  expect(screen.getAllByText(/承認が得られませんでした/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'お支払い方法を選び直す' })).toHaveAttribute(
    'href',
    '/cart/payment',
  );
  expectBelowHeading(said);
  await chooseSavedCard(token, CARDS.good);
  await userEvent.click(screen.getByRole('button', PLACE_ORDER));
  await waitFor(() => expect(page.pathname()).toMatch(/^\/cart\/complete\?order=/));
  await services.session.logout();
  services.store.set(savedCardAtom, null);
});

it('a failed payment is shown when the page opens, and one press acknowledges it and places the order', async () => {
  const cart = await shop.cart();
  const { body } = await shop.decide(cart, null);
  await shop.onPage(body.redirect_url!, { action: 'cancel' });
  hold(cart.token);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('お支払いは取り消されました。');
  // What is decided then waits for a service out of reach: that, and nothing else, is said.
  const lost = () => Promise.reject(new Error('The service is unreachable'));
  shop.paymentFaults.inject = () => ({ start: lost, find: lost, void: lost });
  await userEvent.click(screen.getByRole('button', PLACE_ORDER));
  expect(await screen.findByText(/のお支払いを確認しています。$/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', PLACE_ORDER)).toBeNull();
});

it('a cart that another device sends elsewhere is shown so, with a message that has the focus, before it is ordered', async () => {
  const { token: cart_token } = await shop.cart({}, PAYMENTS.bankTransfer);
  hold(cart_token);
  const page = show();
  await screen.findByText(/千代田区千代田/);
  const address = { ...TOKYO_ADDRESS, city: '港区芝公園' };
  await shop.api.call(addCartShippingSpec, { body: { cart_token, address } });
  await userEvent.click(screen.getByRole('button', PLACE_ORDER));
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent(/^ほかの端末や画面で、ご注文の内容が変わりました。/);
  await waitFor(() => expect(said).toHaveFocus());
  expectBelowHeading(said);
  expect(screen.getByText(/港区芝公園/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', PLACE_ORDER));
  await waitFor(() => expect(page.pathname()).toMatch(/^\/cart\/complete\?order=/));
});

it('for an order with an open payment the shopper continues it or chooses another method, and no second order is placed', async () => {
  const cart = await shop.cart();
  const { body } = await shop.decide(cart, null);
  hold(cart.token);
  show();
  expect(await screen.findByRole('link', { name: 'お支払いを続ける' })).toHaveAttribute(
    'href',
    body.redirect_url,
  );
  expect(screen.getByRole('link', { name: 'お支払い方法を選び直す' })).toHaveAttribute(
    'href',
    '/cart/payment',
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.queryByRole('button', PLACE_ORDER)).toBeNull();
  // It ends at the service while it is shown: the page may order again.
  await shop.onPage(body.redirect_url!, { action: 'cancel' });
  expect(await screen.findByRole('button', PLACE_ORDER)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('お支払いは取り消されました。');
});

it('cash on delivery tells its fee, and why it cannot be used once the cart costs too much', async () => {
  const { token: cart_token } = await shop.cart({}, PAYMENTS.cashOnDelivery);
  hold(cart_token);
  show();
  expect(await screen.findByText(wholeText(/^手数料 \d+円（税込）$/))).toBeVisible();
  expect(screen.getByText(/（送料・代引手数料を含む）$/)).toBeVisible();
  cleanup();
  services.queryClient.clear();
  await shop.api.db.update(products).set({ price: 400_000 }).where(eq(products.id, shop.product.id));
  show();
  const reason = '代金引換は、お支払い金額が300,000円までのご注文でご利用いただけます';
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByText(/^手数料/)).toBeNull();
});

it('after a 500 the page says that nothing was ordered, and the next press places the order', async () => {
  const { token } = await shop.cart({}, PAYMENTS.bankTransfer);
  hold(token);
  const match = { path: `/v1/carts/${token}/decision` };
  await shop.api.lab({ scenario: 'server-error', times: 1, match });
  const page = show();
  await userEvent.click(await screen.findByRole('button', PLACE_ORDER));
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent(/ご注文は確定していません。/);
  await waitFor(() => expect(said).toHaveFocus());
  expectBelowHeading(said);
  await userEvent.click(screen.getByRole('button', PLACE_ORDER));
  await waitFor(() => expect(page.pathname()).toMatch(/^\/cart\/complete\?order=D/));
});

it('an order whose responses are lost says that it is being found out, and leads to the complete page', async () => {
  const { token } = await shop.cart({}, PAYMENTS.bankTransfer);
  hold(token);
  await shop.api.lab({ scenario: 'lost-reply', times: 3, match: { path: `/v1/carts/${token}/decision` } });
  const check = { path: `/v1/carts/${token}/payment/${PAYMENTS.card}/check` };
  await shop.api.lab({ scenario: 'server-error', times: 1, match: check });
  const page = show();
  await userEvent.click(await screen.findByRole('button', PLACE_ORDER));
  const said = await screen.findByText(/確定したかどうかを確認しています/, {}, { timeout: 5_000 });
  await waitFor(() => expect(said).toHaveFocus());
  await waitFor(() => expect(page.pathname()).toMatch(/^\/cart\/complete\?order=D/), { timeout: 5_000 });
});
