import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import type { Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { type ShippedOrder, shipOrder } from '@shop/testing-api/shipped-order';
import { setStock, type StockedProduct, stockOf, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { orderItems, orders, products } from '../../db/schema';

let api: TestApi;
let shop: Operator;
let member: Shopper;
let product: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  product = (await wellStockedProducts(api.db, 1))[0]!;
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

/** A request for one piece that the shop has approved. */
async function approved({ id, itemIds }: ShippedOrder): Promise<string> {
  const items = [{ order_item_id: itemIds[0]!, quantity: 1 }];
  const body = { items, reason: 'size' as const, remark: '', is_agreed: true as const };
  const { number } = (await api.call(createOrderReturnSpec, { params: { id }, body }, member)).body
    .returns[0]!;
  await shop('returns', 'approve', number, '--instructions', '着払いで');
  return number;
}
const complete = (number: string, restock: string, refund: number) =>
  shop('returns', 'complete', number, '--restock', restock, '--refund', String(refund));

it('what was sold by the case comes back by the case', async () => {
  await setStock(api.db, product.id, 100);
  const order = await shipOrder(api, [{ product_key: product.key, quantity: 2 }], member);
  // The order as a wholesale shop stores it: two cases, 24 pieces.
  await api.db
    .update(orderItems)
    .set({ piecesPerUnit: 12, uosName: 'ケース' })
    .where(eq(orderItems.orderId, order.id));
  await api.db
    .update(products)
    .set({ stock: 76, sold: 24, initialStock: 100 })
    .where(eq(products.id, product.id));
  expect((await complete(await approved(order), 'all', 0)).code).toBe(0);
  expect(await stockOf(api.db, product.id)).toBe(88);
});

it('two returns of an order give back no more than it cost', async () => {
  const order = await shipOrder(api, [{ product_key: product.key, quantity: 2 }], member);
  const [row] = await api.db.select().from(orders).where(eq(orders.id, order.id));
  const numbers = [await approved(order), await approved(order)] as const;
  expect((await complete(numbers[0], 'none', row!.totalPayment - 100)).code).toBe(0);
  expect(await complete(numbers[1], 'none', 101)).toMatchObject({
    code: 1,
    err: expect.stringContaining('残りの金額（100円）') as string,
  });
  expect((await complete(numbers[1], 'none', 100)).code).toBe(0);
});
