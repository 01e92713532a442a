import { getCartSpec } from '@shop/contract/carts/get-cart';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { resetCartSpec } from '@shop/contract/carts/reset-cart';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { browserCookies } from '@shop/session/browser-cookies';
import { userCoupons } from '@shop/shop-api/db/schema';
import { createReadyCart } from '@shop/testing-api/checkout';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { createCoupon, memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CartPaymentPage from '../../pages/cart-payment/cart-payment-page';
import { simpleTheme } from '../../theme';

const EMAIL = 'expired@example.jp';
const DAY_MS = 86_400_000;
let api: TestApi;
let baseUrl: string;
let member: number;
let services: TestServices;
let cartToken: string;

beforeAll(async () => {
  api = await openTestApi();
  baseUrl = (await api.serve()).url;
  member = await memberId(api.db, EMAIL);
  await setPoints(api.db, member, 300, api.clock.now());
  await createCoupon(api.db, api.clock.now(), { code: 'HYAKU', name: '100円引き', isPublic: true });
  await createCoupon(api.db, api.clock.now(), {
    code: 'TAKAI',
    name: '高額',
    isPublic: true,
    minimumSubtotal: 900_000,
  });
  const taken = await createCoupon(api.db, api.clock.now(), {
    code: 'MOCHI',
    name: '手持ち',
    isPublic: true,
  });
  await api.db.insert(userCoupons).values({ userId: member, couponId: taken, takenAt: api.clock.now() });
});
afterEach(() => {
  cleanup();
  services.session.close();
  for (const name of ['access_token', 'expires_at']) browserCookies().remove(name);
});
afterAll(() => api.close());

/** Opens the page of the payment with one product in the cart. */
async function openPayment(isMember: boolean) {
  const token = isMember ? await api.signIn(EMAIL) : undefined;
  if (token !== undefined) {
    // A member's cart is the same in each test.
    const { body } = await api.call(initCartSpec, { body: { token: null } }, { token });
    await api.call(resetCartSpec, { body: { cart_token: body.token } }, { token });
  }
  const [product] = await wellStockedProducts(api.db, 1);
  const lines = [{ product_key: product?.key ?? '', quantity: 1 }];
  cartToken = (await createReadyCart(api, lines, token === undefined ? {} : { token })).token;
  document.cookie = `default_cart_token=${cartToken}; path=/`;
  if (token !== undefined) {
    browserCookies().set('access_token', token, { days: 1 });
    browserCookies().set('expires_at', new Date(Date.now() + DAY_MS).toISOString(), { days: 1 });
  }
  services = await createTestServices(baseUrl);
  return showPayment();
}
async function showPayment() {
  renderPage(<CartPaymentPage />, { services, theme: simpleTheme, path: '/cart/payment/' });
  const savings = await screen.findByRole('region', { name: 'クーポン・ポイント' });
  savings.querySelector('details')!.open = true;
  return within(savings);
}
const stored = async (token?: string) =>
  (await api.call(getCartSpec, { params: { cart_token: cartToken } }, token === undefined ? {} : { token }))
    .body.data;
const pointForm = () => within(screen.getByRole('form', { name: '使うポイントの入力' }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('a guest applies a code, written small or in full width, sees what it takes off, and takes it back', async () => {
  const savings = await openPayment(false);
  expect(savings.queryByRole('textbox', { name: '使うポイント' })).toBeNull();
  await userEvent.type(savings.getByRole('textbox', { name: 'クーポンコード' }), 'ｈyaku');
  await press('適用する');
  const used = within(await savings.findByRole('list', { name: '適用中のクーポン' }));
  expect(used.getByText('100円引き（税込）')).toBeVisible();
  expect(savings.getByText('クーポンを適用しました')).toBeInTheDocument();
  expect(savings.getByRole('textbox', { name: 'クーポンコード' })).toHaveValue('');
  expect(screen.getByRole('row', { name: '割引（税込） -100円' })).toBeVisible();
  expect((await stored()).order.amounts_with_tax.discount).toBe(100);
  await press(/^取り消す/);
  expect(await savings.findByText('クーポンを取り消しました')).toBeInTheDocument();
  expect(savings.queryByRole('list', { name: '適用中のクーポン' })).toBeNull();
  expect((await stored()).detail.coupons).toEqual([]);
});

it('a shop that states amounts without tax does so for coupons', async () => {
  const set = (sums: string) =>
    operatorOf(api)('settings', 'set', 'PRICE.SUMS', sums, '--channel', 'default');
  expect(await set('without-tax')).toMatchObject({ code: 0 });
  const savings = await openPayment(false);
  await userEvent.type(savings.getByRole('textbox', { name: 'クーポンコード' }), 'HYAKU');
  await press('適用する');
  expect(await savings.findByText('91円引き（税抜）')).toBeVisible();
  expect(screen.getByRole('row', { name: '割引（税抜） -91円' })).toBeVisible();
  expect(await set('with-tax')).toMatchObject({ code: 0 });
});

it.each([
  ['no code', ' ', 'クーポンコードを入力してください'],
  ['an unknown code', 'NAIYO', 'クーポンコードをご確認ください'],
  ['a coupon for larger orders', 'TAKAI', /900,000円（税込）/],
])('%s: the reason is said, and what was typed stays', async (_what, code, reason) => {
  const savings = await openPayment(false);
  const field = savings.getByRole('textbox', { name: 'クーポンコード' });
  await userEvent.type(field, code);
  await press('適用する');
  expect(await savings.findByText(reason)).toBeVisible();
  expect(field).toHaveValue(code.trim());
});

it('a member uses a coupon that he holds by one press', async () => {
  const savings = await openPayment(true);
  const held = within(await savings.findByRole('list', { name: 'お持ちのクーポン' }));
  await userEvent.click(held.getByRole('button', { name: /^使う\s?（手持ち）$/ }));
  const used = within(await savings.findByRole('list', { name: '適用中のクーポン' }));
  expect(used.getByText('手持ち')).toBeVisible();
  expect(savings.queryByRole('list', { name: 'お持ちのクーポン' })).toBeNull();
});

it('a code that is being typed stays when another coupon is used or taken back', async () => {
  const savings = await openPayment(true);
  const field = savings.getByRole('textbox', { name: 'クーポンコード' });
  await userEvent.type(field, 'HYA');
  await userEvent.click(await savings.findByRole('button', { name: /^使う\s?（手持ち）$/ }));
  await savings.findByRole('list', { name: '適用中のクーポン' });
  await press(/^取り消す/);
  expect(await savings.findByText('クーポンを取り消しました')).toBeInTheDocument();
  expect(savings.getByRole('textbox', { name: 'クーポンコード' })).toHaveValue('HYA');
});

it('the field says the points that are used when the order comes to cost less, unless others are typed', async () => {
  await setPoints(api.db, member, 300_000, api.clock.now());
  const savings = await openPayment(true);
  const field = await savings.findByRole('textbox', { name: '使うポイント' });
  await press('すべて使う');
  const all = (await screen.findByText(/^[\d,]+ポイントを使います$/, { selector: 'p:not([role])' }))
    .textContent;
  await userEvent.click(await savings.findByRole('button', { name: /^使う\s?（手持ち）$/ }));
  const less = await savings.findByText(/^このご注文で使える上限の[\d,]+ポイントを使います$/);
  const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
  expect(digits(all) - digits(less.textContent)).toBe(100);
  expect(field).toHaveValue(String(digits(less.textContent)));
  await userEvent.clear(field);
  await userEvent.type(field, '50');
  await press(/^取り消す/);
  expect(await savings.findByText('クーポンを取り消しました')).toBeInTheDocument();
  expect(field).toHaveValue('50');
  await setPoints(api.db, member, 300, api.clock.now());
});

it.each([
  ['0', '0'],
  ['an empty field', '5{Backspace}'],
])('%s is no use of points, and leaving a field empty is no mistake', async (_what, keys) => {
  const savings = await openPayment(true);
  const field = await savings.findByRole('textbox', { name: '使うポイント' });
  await userEvent.type(field, keys);
  await userEvent.click(savings.getByRole('textbox', { name: 'クーポンコード' }));
  await userEvent.tab();
  expect(savings.queryByText(/入力してください/)).toBeNull();
  await userEvent.click(pointForm().getByText('適用する'));
  expect(await savings.findByText('ポイントは使いません')).toBeInTheDocument();
});

it('what is typed stays on the way back to the page, until the order uses it or others', async () => {
  const savings = await openPayment(true);
  await userEvent.type(savings.getByRole('textbox', { name: 'クーポンコード' }), 'HYA');
  await userEvent.type(await savings.findByRole('textbox', { name: '使うポイント' }), '50');
  cleanup();
  const again = await showPayment();
  await waitFor(() => expect(again.getByRole('textbox', { name: 'クーポンコード' })).toHaveValue('HYA'));
  expect(await again.findByRole('textbox', { name: '使うポイント' })).toHaveValue('50');
  await userEvent.clear(again.getByRole('textbox', { name: 'クーポンコード' }));
  await press('すべて使う');
  await screen.findByRole('row', { name: 'ポイント利用 -300円' });
  cleanup();
  const used = await showPayment();
  expect(used.getByRole('textbox', { name: 'クーポンコード' })).toHaveValue('');
  expect(await used.findByRole('textbox', { name: '使うポイント' })).toHaveValue('300');
});

it.each([
  ['適用する', '50'],
  ['すべて使う', '300'],
])(
  'after %s nothing is kept of what was typed: the field says what the order uses',
  async (button, points) => {
    const savings = await openPayment(true);
    const token = await api.signIn(EMAIL);
    await userEvent.type(await savings.findByRole('textbox', { name: '使うポイント' }), '50');
    await userEvent.click(pointForm().getByText(button));
    await screen.findByRole('row', { name: `ポイント利用 -${points}円` });
    // Another device takes them back, and the page is reloaded.
    await api.call(setCartPointSpec, { body: { cart_token: cartToken, point: 0 } }, { token });
    cleanup();
    services.queryClient.clear();
    const again = await showPayment();
    expect(await again.findByRole('textbox', { name: '使うポイント' })).toHaveValue('');
  },
);

it('why a code was refused is no longer said once the code is gone', async () => {
  const savings = await openPayment(true);
  const field = savings.getByRole('textbox', { name: 'クーポンコード' });
  await userEvent.type(field, 'NAIYO{Enter}');
  await savings.findByText('クーポンコードをご確認ください');
  await userEvent.clear(field);
  await userEvent.click(await savings.findByRole('button', { name: /^使う\s?（手持ち）$/ }));
  await savings.findByRole('list', { name: '適用中のクーポン' });
  expect(savings.queryByText(/クーポンコードを(ご確認|入力して)ください/)).toBeNull();
});

it('a member uses some points, no more than there are, all of them, and none', async () => {
  const savings = await openPayment(true);
  const token = await api.signIn(EMAIL);
  const field = await savings.findByRole('textbox', { name: '使うポイント' });
  const button = pointForm().getByText('適用する');
  const apply = () => userEvent.click(button);
  expect(savings.getByText(/^保有 300ポイント（このご注文には300ポイントまで使えます/)).toBeVisible();
  await userEvent.type(field, '３０１');
  await apply();
  expect(await savings.findByText('使うポイントは300以下の数値を入力してください')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '１２０');
  await apply();
  expect(await screen.findByRole('row', { name: 'ポイント利用 -120円' })).toBeVisible();
  expect(button).toHaveFocus();
  expect((await stored(token)).order.total_point).toBe(120);
  await press('すべて使う');
  expect(await screen.findByRole('row', { name: 'ポイント利用 -300円' })).toBeVisible();
  expect(field).toHaveValue('300');
  await press('ポイントを使わない');
  expect(await savings.findByText('ポイントの利用を取り消しました')).toBeInTheDocument();
  expect((await stored(token)).order.total_point).toBe(0);
});
