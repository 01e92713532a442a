import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { createCatalogOrderSpec } from '@shop/contract/catalog-orders/create-catalog-order';
import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { updateUserAddressSpec } from '@shop/contract/user-addresses/update-user-address';
import { createFilledCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { rateCounters, userAddresses } from '../db/schema';

const MESSAGE = '番地は数字まで入力してください。　例：丸の内1-9-1（番地のない場合は「無番地」）';
const AZABU = { postal_code: '106-0045', prefecture: '東京都', city: '港区' } as const;
const SUZURANDAI = { postal_code: '518-0401', prefecture: '三重県', city: '名張市' } as const;

let api: TestApi;
let member: { token: string };
let cartToken: string;
beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('second@example.jp') };
  cartToken = (await api.call(initCartSpec, { body: { token: null } })).body.token;
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

/** Sends an address wherever one is entered, and returns what is said of it. */
async function send(change: object) {
  const address = { ...TOKYO_ADDRESS, ...change };
  const created = await api.callWith(createUserAddressSpec, { body: address }, member);
  const [mine] = (await api.call(listUserAddressesSpec, { query: {} }, member)).body;
  const input = { params: { id: mine?.id ?? 0 }, body: address };
  const updated = await api.callWith(updateUserAddressSpec, input, member);
  const shipped = await api.callWith(addCartShippingSpec, { body: { cart_token: cartToken, address } });
  const order = { ...address, email: 'hanako@example.jp', catalog_ids: [2_000_000_000] };
  const ordered = await api.callWith(createCatalogOrderSpec, { body: order });
  return [created, updated, shipped, ordered].map((response) =>
    response.status < 300 ? {} : (response.error.errors ?? {}),
  );
}

it.each([
  ['no number', { address1: '丸の内' }],
  ['the town of the postal code, which ends with a number', { ...AZABU, address1: '麻布十番' }],
  ['the same with spaces', { ...AZABU, address1: '麻布 十番' }],
  ['a town with a digit', { ...SUZURANDAI, address1: 'すずらん台東1番町' }],
])('an address with %s is rejected wherever it is entered', async (_what, change) => {
  const [created, updated, shipped, ordered] = await send(change);
  expect([created, updated]).toEqual([{ address1: [MESSAGE] }, { address1: [MESSAGE] }]);
  expect(shipped).toEqual({ 'address.address1': [MESSAGE] });
  expect(ordered).toMatchObject({ address1: [MESSAGE] });
});

it.each([
  ['a number', { ...AZABU, address1: '麻布十番1-2' }],
  ['a number behind a town with a digit', { ...SUZURANDAI, address1: 'すずらん台東１番町5' }],
  ['a number in kanji', { address1: '丸の内一丁目九番一号' }],
  ['the word that there is none', { address1: '字沖ノ島 無番地' }],
])('an address with %s is accepted', async (_what, change) => {
  const [created, updated, shipped, ordered] = await send(change);
  expect([created, updated, shipped]).toEqual([{}, {}, {}]);
  expect(Object.keys(ordered ?? {})).toEqual(['catalog_ids']);
});

it('an address that was stored without a number still receives parcels', async () => {
  const [mine] = (await api.call(listUserAddressesSpec, { query: {} }, member)).body;
  const id = mine?.id ?? 0;
  await api.db.update(userAddresses).set({ address1: '丸の内' }).where(eq(userAddresses.id, id));
  const [product] = await wellStockedProducts(api.db, 1);
  const lines = [{ product_key: product?.key ?? '', quantity: 1 }];
  const { token } = await createFilledCart(api, lines, member);
  const body = { cart_token: token, user_address_id: id };
  const { status, body: cart } = await api.call(addCartShippingSpec, { body }, member);
  expect([status, cart.data.detail.shippings[0]?.address.address1]).toEqual([200, '丸の内']);
});
