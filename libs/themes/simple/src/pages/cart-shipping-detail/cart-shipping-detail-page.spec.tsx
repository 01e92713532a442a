import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { createReadyCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { createTestServices, type TestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import CartShippingDetailPage from './cart-shipping-detail-page';

const FAR = { ...TOKYO_ADDRESS, prefecture: '沖縄県', postal_code: '900-0001', city: '那覇市' } as const;

let api: TestApi;
let services: TestServices;
let product = '';

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  product = (await wellStockedProducts(api.db, 1))[0]!.key;
});
afterAll(() => {
  services.session.close();
  return api.close();
});
beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  cleanup();
  // What a page still waits for would be the next page's cart.
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  services.queryClient.removeQueries({ queryKey: ['cart'] });
});

const hold = (token: string) => (document.cookie = `default_cart_token=${token}; path=/`);
async function onePlace(quantity = 3): Promise<Cart> {
  const cart = await createReadyCart(api, [{ product_key: product, quantity }]);
  hold(cart.token);
  return cart;
}
/** Two pieces go to Tokyo, one to Okinawa. */
async function twoPlaces(): Promise<Cart> {
  const { token: cart_token } = await onePlace();
  const added = { cart_token, address: FAR, is_additional: true };
  const { detail } = (await api.call(addCartShippingSpec, { body: added })).body.data;
  const parts = detail.shippings.map(({ key }, at) => ({ shipping_key: key, quantity: at === 0 ? 2 : 1 }));
  const body = { cart_token, key: detail.products[0]!.key, parts };
  return (await api.call(divideCartProductSpec, { body })).body;
}
const show = (query = '') =>
  renderPage(<CartShippingDetailPage params={{}} search={new URLSearchParams(query)} />, {
    services,
    theme: simpleTheme,
    path: '/cart/shipping-detail',
  });
const shippingsOf = async ({ token }: Cart) =>
  (await api.call(getCartSpec, { params: { cart_token: token } })).body.data.detail.shippings;
const next = (name = '次へ') => userEvent.click(screen.getByRole('button', { name }));
const place = async (name: string) => within(await screen.findByRole('region', { name }));
const choose = async (name: RegExp | string) => userEvent.click(await screen.findByRole('radio', { name }));

it('says why days are closed, and takes an open day and a time slot', async () => {
  const cart = await onePlace();
  const page = show();
  const region = await place('お届け先');
  expect(region.getByText(/^ご入金の確認後、\d営業日で発送し、発送から1日でお届けします$/)).toBeVisible();
  const reasons = region.getByText('お選びいただけない日とその理由').closest('details')!;
  expect(within(reasons).getAllByRole('listitem', { hidden: true })[0]).toHaveTextContent(
    /：お届けの準備期間のためお選びいただけません$/,
  );
  const days = region.getByRole('combobox', { name: 'お届け希望日' });
  const open = within(days)
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ disabled, value }) => !disabled && value !== '');
  await userEvent.selectOptions(days, open[2]!.value);
  await userEvent.selectOptions(region.getByRole('combobox', { name: 'お届け時間帯' }), '午前中');
  await next();
  await waitFor(() => expect(page.pathname()).toBe('/cart/payment'));
  expect(await shippingsOf(cart)).toMatchObject([
    { delivery_at: open[2]!.value, delivery_timezone: { am: '午前中' } },
  ]);
});

it('says which ways to pay make it later, before one of them is chosen', async () => {
  const cart = await onePlace();
  await api.call(modifyCartOrderSpec, { body: { cart_token: cart.token, payment_id: PAYMENTS.card } });
  show();
  const region = await place('お届け先');
  expect(region.getByText(/^最短のお届け/)).toHaveTextContent(
    /：\d{4}\.\d{2}\.\d{2}（.）。コンビニ決済・銀行振込（前払い）をお選びの場合は、ご入金の確認後の発送となるため/,
  );
});

it('a day that has closed since it was chosen is said beside the field and not sent', async () => {
  const cart = await onePlace();
  const key = cart.data.detail.shippings[0]!.key;
  const choices = { [key]: { deliveryId: null, date: '2020-01-01', timeSlotKey: null } };
  const draft = { choices, remarks: null };
  sessionStorage.setItem('default_checkout_delivery', JSON.stringify({ owner: key, draft }));
  const page = show();
  expect(
    await screen.findByText('この日はお選びいただけなくなりました。別の日をお選びください'),
  ).toBeVisible();
  await next();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'お届け希望日' })).toHaveFocus());
  expect(page.pathname()).toBe('/cart/shipping-detail');
});

it('several destinations get the same day with one press: the first on which all can be reached', async () => {
  const cart = await twoPlaces();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'すべて同じ日に届ける' }));
  await next();
  await waitFor(async () => {
    const [near, far] = await shippingsOf(cart);
    expect(near!.delivery_at).toEqual(expect.any(String));
    expect(far!.delivery_at).toBe(near!.delivery_at);
  });
});

it('[call-patch-v1-carts-packings-add, call-patch-v1-carts-packings-modify] each destination gets its wrapping and noshi, which are changed and removed again', async () => {
  const cart = await twoPlaces();
  show();
  const near = await place('お届け先1');
  await userEvent.click(await near.findByText('包装・のし'));
  await userEvent.click(near.getByRole('radio', { name: 'ギフトボックス 1点につき440円（税込）' }));
  await userEvent.click(near.getByRole('radio', { name: '内のし 1点につき110円（税込）' }));
  await userEvent.selectOptions(near.getByRole('combobox', { name: '表書き' }), '内祝');
  await userEvent.type(near.getByRole('textbox', { name: '名入れ' }), '山田');
  expect(near.getByText('のしの見本：表書き「内祝」、水引 紅白蝶結び、名入れ「山田」')).toBeInTheDocument();
  // One piece is wrapped; both get the noshi.
  const wrapped = within(near.getByRole('group', { name: '包装する数' }));
  await userEvent.click(wrapped.getByRole('radio', { name: '点数を指定する' }));
  expect(wrapped.getByRole('group', { name: '包装する点数（お届け先1）' })).toBeVisible();
  const noshi = within(near.getByRole('group', { name: 'のしを付ける数' }));
  expect(noshi.getByRole('radio', { name: 'すべて（2点）' })).toBeChecked();
  await next();
  await waitFor(async () => expect((await shippingsOf(cart))[0]!.packings).toHaveLength(2));
  const [first, second] = await shippingsOf(cart);
  expect(first!.packings).toMatchObject([
    { packing_key: 'gift-box', quantity: 1, noshi_title: '' },
    { packing_key: 'noshi-inner', quantity: 2, noshi_title: '内祝', noshi_name: '山田' },
  ]);
  expect(second!.packings).toEqual([]);
  cleanup();
  show();
  const again = await place('お届け先1');
  await userEvent.click(await again.findByText('ギフトボックス・内のし'));
  await userEvent.click(again.getByRole('radio', { name: '包装しない' }));
  const all = again.getByRole('group', { name: 'のしを付ける数' });
  await userEvent.click(within(all).getByRole('radio', { name: '点数を指定する' }));
  await next();
  await waitFor(async () =>
    expect((await shippingsOf(cart))[0]!.packings).toMatchObject([
      { packing_key: 'noshi-inner', quantity: 1 },
    ]),
  );
});

it('a noshi without words is not sent: its field is opened, says so and has the focus', async () => {
  const cart = await onePlace();
  const page = show();
  await userEvent.click(await screen.findByText('包装・のし'));
  await choose(/^外のし/);
  await userEvent.click(screen.getByText('外のし'));
  await next();
  expect(await screen.findByText('表書きを選択してください')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: '表書き' })).toHaveFocus());
  expect(page.pathname()).toBe('/cart/shipping-detail');
  expect((await shippingsOf(cart))[0]!.packings).toEqual([]);
});

it('what was written for another order in this tab is not shown', async () => {
  await onePlace();
  show();
  await userEvent.type(await screen.findByRole('textbox', { name: '備考（ご要望など）' }), '玄関先へ');
  cleanup();
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  services.queryClient.removeQueries({ queryKey: ['cart'] });
  await onePlace();
  show();
  expect(await screen.findByRole('textbox', { name: '備考（ご要望など）' })).toHaveValue('');
});

it('what is chosen and written survives a reload, and the remarks reach the order', async () => {
  const cart = await onePlace();
  show('from=confirm');
  await userEvent.click(await screen.findByText('包装・のし'));
  await choose(/^風呂敷包み/);
  await userEvent.type(screen.getByRole('textbox', { name: '備考（ご要望など）' }), '玄関先へ');
  cleanup();
  const page = show('from=confirm');
  expect(await screen.findByText('風呂敷包み')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '備考（ご要望など）' })).toHaveValue('玄関先へ');
  await next('ご注文内容の確認へ');
  await waitFor(() => expect(page.pathname()).toBe('/cart/confirm'));
  const { data } = (await api.call(getCartSpec, { params: { cart_token: cart.token } })).body;
  expect(data.remarks).toBe('玄関先へ');
  expect(data.detail.shippings[0]!.packings).toMatchObject([{ packing_key: 'furoshiki', quantity: 3 }]);
});

it('phones keep 次へ at the foot of the screen', async () => {
  show();
  const next = await screen.findByRole('button', { name: '次へ' });
  expect(next.closest('[data-foot-bar]')).toBeVisible();
});
