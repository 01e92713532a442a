import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import type { Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { type ShippedOrder, shipOrder } from '@shop/testing-api/shipped-order';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { orderItems } from '../../db/schema';

const Rows = v.array(v.record(v.string(), v.unknown()));

let api: TestApi;
let shop: Operator;
let member: Shopper;
let goods: readonly StockedProduct[];
let order: ShippedOrder;
/** What the two lines cost: at the standard and the reduced rate. */
let costs: readonly [number, number];
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  const at = (taxRate: 10 | 8) => wellStockedProducts(api.db, 1, { taxRate });
  goods = [...(await at(10)), ...(await at(8))];
});
beforeEach(async () => {
  const lines = goods.map(({ key }) => ({ product_key: key, quantity: 1 }));
  order = await shipOrder(api, lines, member);
  const items = await api.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const costAt = (rate: number) => items.find(({ taxRate }) => taxRate === rate)?.subtotalWithTax ?? 0;
  costs = [costAt(10), costAt(8)];
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

/** A completed return of both lines, for a fault of the shop: food comes back for nothing else. */
async function giveBack(refund: number): Promise<string> {
  const items = order.itemIds.map((order_item_id) => ({ order_item_id, quantity: 1 }));
  const body = { items, reason: 'damaged' as const, remark: '', is_agreed: true as const };
  const made = await api.call(createOrderReturnSpec, { params: { id: order.id }, body }, member);
  const { number } = made.body.returns[0]!;
  for (const words of [
    ['approve', number, '--instructions', '着払いで'],
    ['complete', number, '--restock', 'all', '--refund', String(refund)],
  ])
    expect(await shop('returns', ...words)).toMatchObject({ code: 0, err: '' });
  return number;
}
async function saleOf({ no }: ShippedOrder) {
  const { out } = await shop('orders', 'sales', '--format', 'json');
  return v.parse(Rows, JSON.parse(out)).find(({ 注文番号: one }) => one === no);
}

it('`orders show` lists the returns of the order', async () => {
  expect((await shop('orders', 'show', order.no)).out).not.toContain('返品 R');
  const number = await giveBack(95);
  expect((await shop('orders', 'show', order.no)).out).toMatch(
    new RegExp(`返品 ${number} {2}手続き完了（completed） {2}返金 95円（手作業） {2}2026-`),
  );
});

it.each([
  ['for all that the goods cost', ([, reduced]: typeof costs) => reduced, 0, 1],
  ['with 100 yen of shipping', ([, reduced]: typeof costs) => reduced, 100, 1],
  ['for a half', ([, reduced]: typeof costs) => Math.round(reduced / 2), 0, 2],
])('`orders sales` divides a refund %s by tax rate', async (_what, reducedOf, more, part) => {
  const refund = Math.floor((costs[0] + costs[1]) / part) + more;
  await giveBack(refund);
  const sale = await saleOf(order);
  const reduced = Number(sale?.['返品の返金 8%対象（税込）']);
  expect(Math.abs(reduced - reducedOf(costs))).toBeLessThanOrEqual(part - 1);
  expect(sale).toMatchObject({
    '返品の返金（税込）': refund,
    '返品の返金 10%対象（税込）': refund - reduced,
    返品の返金日: expect.stringMatching(/^2026-\d\d-\d\d$/) as string,
  });
});
