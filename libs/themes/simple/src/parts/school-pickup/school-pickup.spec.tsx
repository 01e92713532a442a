import { getCartSpec } from '@shop/contract/carts/get-cart';
import { checkSchoolSpec } from '@shop/contract/schools/check-school';
import { refetchShownProducts } from '@shop/feature-catalogue/protected-tags/refetch-shown-products';
import { cartKeys } from '@shop/feature-cart/cart-keys';
import { storeTagGrant } from '@shop/session/tag-grants';
import { tabStorage } from '@shop/site/storage/shop-storage';
import { createFilledCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { createTestClock } from '@shop/testing-api/test-clock';
import { createTestServices, type TestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { extendTheme } from '@shop/theming/extend-theme';
import { themeSlot } from '@shop/theming/theme-part';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CartShippingAddPage from '../../pages/cart-shipping-add/cart-shipping-add-page';
import CartShippingDetailPage from '../../pages/cart-shipping-detail/cart-shipping-detail-page';
import CartShippingSelectPage from '../../pages/cart-shipping-select/cart-shipping-select-page';
import { simpleTheme } from '../../theme';
import { PickupChoice } from './pickup-choice';
import { PickupNotice } from './pickup-notice';

const channel = 'school';
const theme = extendTheme(simpleTheme, {
  name: 'with-pickup',
  namespaces: [channel],
  slots: {
    'cart-shipping-note': themeSlot(() => Promise.resolve({ default: PickupChoice })),
  },
});
const clock = createTestClock('2027-02-20T12:00:00+09:00');
const start = clock.now().getTime();

let api: TestApi;
let services: TestServices;
let product_key = '';
let token = '';
beforeAll(async () => {
  api = await openTestApi({ clock });
  services = await createTestServices((await api.serve()).url, channel);
  const days = ['--on', '2027-03-20', '--until', '2027-02-28'];
  await operatorOf(api)('schools', 'pickup', 'SAKURA01', ...days, '--channel', channel);
  product_key = (await wellStockedProducts(api.db, 1, { channel }))[0]!.key;
});
beforeEach(async () => {
  clock.set(new Date(start));
  jest.spyOn(Date, 'now').mockImplementation(() => clock.now().getTime());
  ({ token } = await createFilledCart(api, [{ product_key, quantity: 1 }], { channel }));
  document.cookie = `school_cart_token=${token}; path=/`;
  services.queryClient.removeQueries({ queryKey: cartKeys.cart });
});
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  sessionStorage.clear();
  services.queryClient.clear();
  document.cookie = 'school_cart_token=; Max-Age=0; path=/';
  jest.restoreAllMocks();
});
afterAll(() => {
  services.session.close();
  return api.close();
});

/** A family of さくら台中学校 in this tab. */
async function check() {
  const body = { school_code: 'SAKURA01', member_number: 'S-0001' };
  const { tag, grant, expires_at } = (await api.callWith(checkSchoolSpec, { body }, { channel })).body
    .tag_grant!;
  storeTagGrant(tabStorage(services), { tag, grant, expireAt: Date.parse(expires_at) });
  await refetchShownProducts(services.queryClient);
}
const show = (Page: typeof CartShippingAddPage, path: string) =>
  renderPage(<Page params={{}} search={new URLSearchParams()} />, { services, theme, path });
const shippings = async () =>
  (await api.call(getCartSpec, { params: { cart_token: token } }, { channel })).body.data.detail.shippings;

it('a guest who has checked the school has it hand the order over, and the delivery step shows the day', async () => {
  await check();
  const page = show(CartShippingAddPage, '/cart/shipping-add');
  const form = await screen.findByRole('form', { name: '学校で受け取る方' });
  expect(screen.getByText('学校で受け取り：3月20日（土）・ご注文締切 2月28日（日）')).toBeVisible();
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  const send = screen.getByRole('button', { name: '学校で受け取る' });
  await userEvent.click(send);
  await waitFor(() => expect(field('email')).toHaveFocus());
  expect(await shippings()).toEqual([]);

  const values = {
    email: 'wakaba@example.jp',
    lastName: '森野',
    firstName: '若葉',
    phoneNumber: '0312345678',
  };
  for (const [name, value] of Object.entries({
    ...values,
    lastNameKana: 'モリノ',
    firstNameKana: 'ワカバ',
  })) {
    await userEvent.click(field(name));
    await userEvent.paste(value);
  }
  await userEvent.dblClick(send);
  await waitFor(() => expect(page.pathname()).toBe('/cart/shipping-detail'));
  expect(await shippings()).toMatchObject([
    { pickup: { school_name: 'さくら台中学校' }, address: { shipping_name: '森野 若葉' }, carriage: 0 },
  ]);

  cleanup();
  const detail = show(CartShippingDetailPage, '/cart/shipping-detail');
  expect(await screen.findByText('学校で受け取り：3月20日（土）・ご注文締切 2月28日（日）')).toBeVisible();
  expect(screen.getByText(/^銀行振込など、ご入金の確認後/)).toBeVisible();
  expect(screen.queryByLabelText(/お届け希望日/)).not.toBeInTheDocument();
  // What was read of lead times is not sent as a wish.
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  await userEvent.click(screen.getByRole('button', { name: /次へ/ }));
  await waitFor(() => expect(detail.pathname()).toBe('/cart/payment'));
});

it('what a guest has half-written survives a reload', async () => {
  await check();
  const field = async (name: string) =>
    (await screen.findByRole('form', { name: '学校で受け取る方' })).querySelector<HTMLInputElement>(
      `[name="${name}"]`,
    )!;
  show(CartShippingAddPage, '/cart/shipping-add');
  await userEvent.type(await field('lastName'), '森野');
  await userEvent.type(await field('phoneNumber'), '0312');
  cleanup();
  show(CartShippingAddPage, '/cart/shipping-add');
  expect(await field('lastName')).toHaveValue('森野');
  expect(await field('phoneNumber')).toHaveValue('0312');
});

it('a member chooses it by one press', async () => {
  await act(() => services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' }));
  await check();
  const page = show(CartShippingSelectPage, '/cart/shipping-select');
  await userEvent.click(await screen.findByRole('button', { name: '学校で受け取る' }));
  await waitFor(() => expect(page.pathname()).toBe('/cart/shipping-detail'));
  await act(() => services.session.logout());
});

it('after the deadline the choice says why it is closed', async () => {
  clock.set(new Date('2027-03-01T00:00:00+09:00'));
  ({ token } = await createFilledCart(api, [{ product_key, quantity: 1 }], { channel }));
  document.cookie = `school_cart_token=${token}; path=/`;
  await check();
  show(CartShippingAddPage, '/cart/shipping-add');
  expect(await screen.findByText(/^ご注文の締切（2月28日（日））を過ぎたため/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '学校で受け取る' })).not.toBeInTheDocument();
});

it('the notice is there for the checked school’s tag, and for nobody else', async () => {
  const open = (tags?: readonly string[]) =>
    renderPage(<PickupNotice {...(tags === undefined ? {} : { tags })} />, { services, theme, path: '/' });
  open();
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/学校で受け取り/)).not.toBeInTheDocument();
  cleanup();
  await check();
  open(['sakura-jhs']);
  expect(await screen.findByText('さくら台中学校')).toBeVisible();
  cleanup();
  open(['midori-hs']);
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('さくら台中学校')).not.toBeInTheDocument();
});
