import { exportMyDataSpec } from '@shop/contract/users/export-my-data';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { memberId } from '@shop/testing-api/points-and-coupons';
import { recordStatements } from '@shop/testing-api/record-statements';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  inquiries,
  inquiryComments,
  orderItems,
  orderReturnItems,
  orderReturns,
  orders,
} from '../../db/schema';
import { loadOrderDetail } from '../../orders/order-store';
import { presentOrder } from '../../orders/present-order';

const EMAIL = 'second@example.jp';
const File = v.looseObject({
  ご注文: v.array(v.looseObject({ id: v.number() })),
  返品: v.array(v.looseObject({ order_no: v.string(), number: v.string() })),
  お問い合わせ: v.array(
    v.looseObject({ number: v.string(), comments: v.array(v.looseObject({ body: v.string() })) }),
  ),
});

let api: TestApi;
let member: Shopper;
let userId: number;
let goods: readonly StockedProduct[];
beforeAll(async () => {
  api = await openTestApi();
  userId = await memberId(api.db, EMAIL, 'default');
  member = { token: await api.signIn(EMAIL) };
  goods = await wellStockedProducts(api.db, 2);
});
afterAll(() => api.close());

/** Places an order, asks for its return and sends an inquiry with a comment. */
async function addOneOfEach(name: string): Promise<void> {
  const cart = await createReadyCart(
    api,
    goods.map(({ key: product_key }) => ({ product_key, quantity: 1 })),
    member,
  );
  const { order_id: orderId } = (await decideCart(api, cart, member)).body;
  const at = api.clock.now();
  const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
  const { channelId } = order!;
  const [request] = await api.db
    .insert(orderReturns)
    .values({ channelId, orderId, number: `R-${name}`, reason: 'size', remark: name, requestedAt: at })
    .returning();
  const [item] = await api.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  await api.db.insert(orderReturnItems).values({ returnId: request!.id, orderItemId: item!.id, quantity: 1 });
  const [inquiry] = await api.db
    .insert(inquiries)
    .values({
      ...{ channelId, userId, number: `Q-${name}`, email: EMAIL, body: name, createdAt: at, updatedAt: at },
      ...{ name: '', nameKana: '', phone: '', companyName: '' },
    })
    .returning();
  await api.db
    .insert(inquiryComments)
    .values({ inquiryId: inquiry!.id, author: 'shop', body: `to ${name}`, createdAt: at });
}

/** What the export sends to the database, and the file. */
async function exported() {
  let text = '';
  const statements = await recordStatements(async () => {
    const response = await api.request(exportMyDataSpec.endpoint.path, {
      headers: { 'channel-id': 'default', authorization: `Bearer ${member.token ?? ''}` },
    });
    text = await response.text();
  });
  return { statements: statements.length, file: v.parse(File, JSON.parse(text)) };
}

it('a member’s file takes as many statements with many orders, returns and inquiries as with one', async () => {
  await addOneOfEach('first');
  const one = await exported();
  for (const name of ['second', 'third', 'fourth']) await addOneOfEach(name);
  const many = await exported();
  expect(many.file.ご注文.length).toBe(one.file.ご注文.length + 3);
  expect(many.statements).toBe(one.statements);
});

it('each order, return and inquiry has what belongs to it, and nothing of another', async () => {
  const { file } = await exported();
  const rows = await api.db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.id);
  const alone = [];
  for (const row of rows) alone.push(presentOrder(await loadOrderDetail(api.db, row)));
  expect(file.ご注文).toEqual(alone);
  const numbers = new Map(rows.map(({ id, orderNo }) => [id, orderNo]));
  const requests = await api.db.select().from(orderReturns).orderBy(orderReturns.orderId);
  const own = requests.filter(({ orderId }) => numbers.has(orderId));
  expect(file.返品.map(({ order_no, number }) => [order_no, number])).toEqual(
    own.map(({ orderId, number }) => [numbers.get(orderId), number]),
  );
  const [total] = await api.db.select({ rows: count() }).from(inquiries).where(eq(inquiries.userId, userId));
  expect(file.お問い合わせ.length).toBe(total?.rows);
  const asked = file.お問い合わせ.filter(({ number }) => /^Q-(?:first|second|third|fourth)$/.test(number));
  expect(asked.map(({ number, comments }) => [number, comments.map(({ body }) => body)])).toEqual(
    ['first', 'second', 'third', 'fourth'].map((name) => [`Q-${name}`, [`to ${name}`]]),
  );
});
