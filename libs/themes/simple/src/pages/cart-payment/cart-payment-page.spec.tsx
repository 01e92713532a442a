import { getCartSpec } from '@shop/contract/carts/get-cart';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { formatYen } from '@shop/format/format-yen';
import type { Cart } from '@shop/contract/carts/cart';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartPaymentPage from './cart-payment-page';

let shop: Awaited<ReturnType<typeof openCardShop>>;
let services: TestServices;
let cart: Cart;

beforeAll(async () => {
  shop = await openCardShop();
  services = await createTestServices((await shop.api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return shop.api.close();
});
beforeEach(async () => {
  shop.paymentFaults.inject = (service) => service;
  services.queryClient.clear();
  cart = await shop.cart();
  document.cookie = `default_cart_token=${cart.token}; path=/`;
  document.cookie = 'default_payment_in_progress=; Max-Age=0; path=/';
});
afterEach(cleanup);

const show = () => renderPage(<CartPaymentPage />, { services, theme: simpleTheme, path: '/cart/payment/' });
const read = async () => (await shop.api.call(getCartSpec, { params: { cart_token: cart.token } })).body.data;
const otherMessages = () => screen.queryAllByText(/お支払いは?が?完了していません/);

it('shows why the payment failed, that nothing is charged, and what to do; the same method can be chosen again', async () => {
  await shop.decide(cart, shop.tokenOf(CARDS.declined));
  document.cookie = 'default_payment_in_progress=1; path=/';
  const page = show();
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('カード会社の承認が得られませんでした。');
  expect(said).toHaveTextContent('ご注文は確定しておらず、料金は請求されません。');
  expect(said).toHaveTextContent('「次へ」を押すと、もう一度ご注文いただけます。');
  expect(otherMessages()).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.firstElementChild).toBe(said);
  await waitFor(() => expect(said).toHaveFocus());
  expect(await screen.findByRole('radio', { name: 'クレジットカード' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '次へ' }));
  await waitFor(() => expect(page.pathname()).toBe('/cart/confirm'));
  expect((await read()).payment_error).toBeNull();
});

it('links to the open payment, and abandons it where another method is chosen', async () => {
  const { body } = await shop.decide(cart, null);
  const page = show();
  const onward = await screen.findByRole('link', { name: 'お支払いを続ける' });
  expect(onward).toHaveAttribute('href', body.redirect_url);
  await screen.findByRole('radio', { name: '銀行振込（前払い）' });
  expect(screen.getByRole('status')).toHaveTextContent(
    `ご注文（注文番号 ${body.order_no}）のお支払いが完了していません。`,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: '銀行振込（前払い）' }));
  await userEvent.click(screen.getByRole('button', { name: '次へ' }));
  await waitFor(() => expect(page.pathname()).toBe('/cart/confirm'));
  expect(await read()).toMatchObject({ open_payment: null, payment_error: null, payment_id: 1 });
  expect((await shop.transaction(body.order_id)).status).not.toBe('pending');
});

it('shows that the payment is being checked while the service has not responded', async () => {
  const lost = () => Promise.reject(new Error('The service is unreachable'));
  shop.paymentFaults.inject = () => ({ start: lost, find: lost, void: lost });
  await shop.decide(cart, shop.tokenOf(CARDS.good));
  show();
  expect(await screen.findByText(/のお支払いを確認しています。$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'お支払いを続ける' })).toBeNull();
  expect(screen.queryByText(/料金も請求されません/)).toBeNull();
});

it('redirects to the order-complete page once the payment has succeeded elsewhere', async () => {
  const { body } = await shop.decide(cart, null);
  const page = show();
  await screen.findByRole('link', { name: 'お支払いを続ける' });
  await shop.onPage(body.redirect_url!, {
    action: 'pay',
    number: CARDS.good,
    expiration: '203112',
    code: '123',
  });
  await waitFor(() => expect(page.pathname()).toBe(`/cart/complete?order=${body.order_no}`));
  expect(document.cookie).not.toContain('default_cart_token');
});

it('shows a shopper who returns unpaid, after another tab abandoned the payment, that nothing was paid', async () => {
  document.cookie = 'default_payment_in_progress=1; path=/';
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('お支払いは完了していません。');
  expect(document.cookie).not.toContain('payment_in_progress');
});

it('the total has the fee of the way that is picked, before 次へ', async () => {
  show();
  const { total_payment: withoutFee } = (await read()).order;
  await userEvent.click(await screen.findByRole('radio', { name: '代金引換' }));
  await waitFor(async () => expect((await read()).payment_id).toBe(PAYMENTS.cashOnDelivery));
  const { total_payment: withFee } = (await read()).order;
  expect(withFee).toBeGreaterThan(withoutFee);
  const summary = within(await screen.findByRole('complementary'));
  const total = await summary.findByRole('row', { name: `合計（税込） ${formatYen(withFee)}` });
  expect(total).toBeVisible();
});

it('shows every way with what it costs, and why one cannot be chosen', async () => {
  show();
  const delivery = await screen.findByRole('radio', { name: '代金引換' });
  expect(delivery).toHaveAccessibleDescription(/手数料 \d+円（税込）.*配達員へ現金で/);
  const store = screen.getByRole('radio', { name: 'コンビニ決済' });
  expect(store).toHaveAccessibleDescription(/3日以内にコンビニエンスストアで/);
  cleanup();
  services.queryClient.clear();
  const receiver = { name: '贈 花子', email: null, message: '' };
  await shop.api.call(setCartReceiverSpec, { body: { cart_token: cart.token, receiver } });
  show();
  const refused = await screen.findByRole('radio', { name: '代金引換' });
  expect(refused).toBeDisabled();
  expect(refused).toHaveAccessibleDescription('ギフトのご注文では、代金引換をご利用いただけません');
});

it('shows the cards of a member right below the payment by card, where they are chosen', async () => {
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
  const token = await shop.api.signIn('member@example.jp');
  cart = await shop.cart({ token });
  document.cookie = `default_cart_token=${cart.token}; path=/`;
  show();
  await screen.findByRole('group', { name: 'お支払いに使うカード' });
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names.slice(0, 5)).toEqual([
    'クレジットカード',
    '************4242',
    '************0000',
    '別のカードを使う',
    'コンビニ決済',
  ]);
  expect(screen.getByRole('radio', { name: 'クレジットカード' })).toHaveAccessibleDescription(
    '登録済みのカード、または別のカードでお支払いいただけます。',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'コンビニ決済' }));
  expect(screen.queryByRole('group', { name: 'お支払いに使うカード' })).toBeNull();
  await services.session.logout();
});
