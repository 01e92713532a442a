import { getOrderSpec } from '@shop/contract/orders/get-order';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import type { Shopper } from '@shop/testing-api/checkout';

let shop: Awaited<ReturnType<typeof openCardShop>>;
let member: Shopper;
beforeAll(async () => {
  shop = await openCardShop();
  member = { token: await shop.api.signIn('member@example.jp') };
});
afterAll(() => shop.api.close());

const listed = async () => (await shop.api.call(listOrdersSpec, { query: {} }, member)).body;

it('an order whose payment failed is none: the history, its count and its sum are without it', async () => {
  const before = await listed();
  const { status } = await shop.decide(await shop.cart(member), shop.tokenOf(CARDS.declined), member);
  expect(status).toBe(422);
  expect(await listed()).toEqual(before);
});

it('an order whose payment is open says so, in the list and by itself', async () => {
  const { body } = await shop.decide(await shop.cart(member), shop.tokenOf(CARDS.confirmed), member);
  const words = { status: 'received', status_name: 'お支払い手続き中', is_payment_open: true };
  const [newest] = (await listed()).data;
  expect(newest).toMatchObject({ order_no: body.order_no, ...words });
  const params = { id: body.order_id };
  expect((await shop.api.call(getOrderSpec, { params }, member)).body).toMatchObject(words);
});

it('an order that stands has the name of its state alone', async () => {
  const { body } = await shop.decide(await shop.cart(member), shop.tokenOf(CARDS.good), member);
  const [newest] = (await listed()).data;
  expect(newest).toMatchObject({ order_no: body.order_no, status_name: 'ご入金確認済み' });
  expect(newest).not.toHaveProperty('is_payment_open');
});
