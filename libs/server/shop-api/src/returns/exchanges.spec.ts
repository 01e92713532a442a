import { initCartSpec } from '@shop/contract/carts/init-cart';
import { resetCartSpec } from '@shop/contract/carts/reset-cart';
import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { getOrderReturnsSpec } from '@shop/contract/returns/get-order-returns';
import type { ReturnInput } from '@shop/contract/returns/order-returns';
import { withdrawOrderReturnSpec } from '@shop/contract/returns/withdraw-order-return';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import type { Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { type ShippedOrder, shipOrder } from '@shop/testing-api/shipped-order';
import { siblingVariants } from '@shop/testing-api/sibling-variants';
import { setStock, type StockedProduct } from '@shop/testing-api/stock';
import { eq, inArray } from 'drizzle-orm';
import { products, rateCounters } from '../db/schema';

let api: TestApi;
let shop: Operator;
let member: Shopper;
let bought: StockedProduct;
let wanted: StockedProduct;
let order: ShippedOrder;
const offer = (value: 'true' | 'false') =>
  shop('settings', 'set', 'ORDER.EXCHANGE.IS_USE', value, '--channel', 'default');
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  await offer('true');
  const siblings = await siblingVariants(api.db, 2);
  bought = siblings[0]!;
  wanted = siblings[1]!;
  member = { token: await api.signIn('member@example.jp') };
});
beforeEach(async () => {
  await api.db.delete(rateCounters);
  await setStock(api.db, bought.id, 100);
  await setStock(api.db, wanted.id, 5);
  order = await shipOrder(api, [{ product_key: bought.key, quantity: 3 }], member);
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const wish = (quantity: number, change: Partial<ReturnInput> = {}): ReturnInput => ({
  kind: 'exchange',
  items: [{ order_item_id: order.itemIds[0]!, quantity, exchange_product_key: wanted.key }],
  reason: 'size',
  remark: '',
  is_agreed: true,
  ...change,
});
const ask = (body: ReturnInput, { id } = order) =>
  api.call(createOrderReturnSpec, { params: { id }, body }, member);
const asked = async (quantity = 1) => (await ask(wish(quantity))).body.returns[0]!;
const read = async () => (await api.call(getOrderReturnsSpec, { params: { id: order.id } }, member)).body;
const withdraw = (return_id: number) =>
  api.call(withdrawOrderReturnSpec, { params: { id: order.id, return_id } }, member);
const approve = (number: string) => shop('returns', 'approve', number, '--instructions', '着払いで');
/** Stock, and what is reserved and sold since the test began. */
const counts = async ({ id }: StockedProduct) => {
  const [row] = await api.db.select().from(products).where(eq(products.id, id));
  const before = atFirst.get(id)!;
  return [row!.stock, row!.reserved - before.reserved, row!.sold - before.sold];
};
const atFirst = new Map<number, typeof products.$inferSelect>();
beforeEach(async () => {
  const both = [bought.id, wanted.id];
  for (const row of await api.db.select().from(products).where(inArray(products.id, both)))
    atFirst.set(row.id, row);
});
const mailOf = async (number: string, subject: string) =>
  (await api.mailbox()).find((mail) => mail.text.includes(number) && mail.subject.includes(subject))?.text;

it('offers the other sizes with their stock, reserves the wanted one on approval, sends it, restocks the old one', async () => {
  const before = await read();
  expect(before.is_exchange_offered).toBe(true);
  expect(before.items[0]?.exchanges).toContainEqual({
    product_key: wanted.key,
    product_code: wanted.code,
    product_name: wanted.name,
    options: wanted.options,
    stock_state: 'few',
    stock_left: 5,
  });
  expect(before.items[0]?.exchanges.map(({ product_key }) => product_key)).not.toContain(bought.key);
  const { number, ...request } = await asked(2);
  expect(request).toMatchObject({
    kind: 'exchange',
    kind_name: 'サイズ交換',
    items: [{ quantity: 2, exchange: { product_key: wanted.key, product_code: wanted.code } }],
    is_withdrawable: true,
    tracking: null,
  });
  expect(await counts(wanted)).toEqual([5, 0, 0]);
  expect(await mailOf(number, 'サイズ交換のお申し込みを受け付けました')).toContain(
    `${wanted.name}（${wanted.code}） × 2点`,
  );

  expect(await approve(number)).toMatchObject({ code: 0, err: '' });
  expect((await approve(number)).out).toContain('変更はありません');
  expect(await counts(wanted)).toEqual([3, 2, 0]);
  expect(await mailOf(number, 'サイズ交換を承りました')).toContain('交換品は確保しております');

  const done = await shop('returns', 'complete', number, '--restock', 'all', '--tracking', '1234-5678-9012');
  expect(done).toMatchObject({ code: 0, err: '' });
  expect(done.out).toContain('交換品 ヤマト運輸 1234-5678-9012');
  expect(await counts(wanted)).toEqual([3, 0, 2]);
  expect(await counts(bought)).toEqual([99, 0, -2]);
  expect(await mailOf(number, '交換品を発送いたしました')).toContain('お問い合わせ番号：1234-5678-9012');
  expect((await read()).returns[0]).toMatchObject({
    status: 'completed',
    refund: 0,
    revoked_points: 0,
    is_withdrawable: false,
    tracking: { carrier_name: 'ヤマト運輸', tracking_number: '1234-5678-9012' },
  });
  expect((await shop('returns', 'show', number)).out).toContain(`→ ${wanted.code}  ${wanted.name}`);
});

it('two approvals for the last piece: exactly one has it', async () => {
  await setStock(api.db, wanted.id, 1);
  const other = await shipOrder(api, [{ product_key: bought.key, quantity: 1 }], member);
  const mine = await asked();
  const items = [{ order_item_id: other.itemIds[0]!, quantity: 1, exchange_product_key: wanted.key }];
  const theirs = (await ask(wish(1, { items }), other)).body.returns[0]!;
  const results = await Promise.all([approve(mine.number), approve(theirs.number)]);
  expect(results.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  expect(results.map(({ err }) => err).join('')).toContain(`交換品 ${wanted.code} の在庫が足りません`);
  expect(await counts(wanted)).toEqual([0, 1, 0]);
});

/** A sale that failed leaves its goods in the member's cart, from where the next order would take them too. */
const emptyCart = async () => {
  const { body } = await api.call(initCartSpec, { body: { token: null } }, member);
  await api.call(resetCartSpec, { body: { cart_token: body.token } }, member);
};

it('an approval and a sale of the last piece: exactly one has it', async () => {
  await setStock(api.db, wanted.id, 1);
  const { number } = await asked();
  const sale = shipOrder(api, [{ product_key: wanted.key, quantity: 1 }], member).then(
    () => 'sold',
    () => emptyCart().then(() => 'not sold'),
  );
  const [approved, sold] = await Promise.all([approve(number), sale]);
  expect([approved.code === 0, sold === 'sold'].filter(Boolean)).toHaveLength(1);
});

it('withdrawn and refused after the approval the piece goes back to the stock, once', async () => {
  const withdrawn = await asked(2);
  await approve(withdrawn.number);
  const answers = await Promise.all([withdraw(withdrawn.id), withdraw(withdrawn.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await counts(wanted)).toEqual([5, 0, 0]);

  const refused = await asked();
  await approve(refused.number);
  const words = ['returns', 'refuse', refused.number, '--reason', '期日までに届きませんでした'] as const;
  const both = await Promise.all([shop(...words), shop(...words)]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(await counts(wanted)).toEqual([5, 0, 0]);
  expect(await mailOf(refused.number, 'サイズ交換のお申し込みについて')).toContain(
    '期日までに届きませんでした',
  );
  expect((await read()).items[0]?.returnable).toBe(3);

  const sent = await asked();
  await approve(sent.number);
  await shop('returns', 'complete', sent.number, '--restock', 'none', '--tracking', '1234-5678-9012');
  expect((await withdraw(sent.id)).error.code).toBe('return.not_withdrawable');
});

it('takes only what is offered for the item, and no more than there is', async () => {
  const stranger = (await siblingVariants(api.db, 1, 'gift'))[0]!;
  const item = (key: string) => [
    { order_item_id: order.itemIds[0]!, quantity: 1, exchange_product_key: key },
  ];
  const rejections = [
    ['the bought one', await ask(wish(1, { items: item(bought.key) }))],
    ['another shop’s', await ask(wish(1, { items: item(stranger.key) }))],
  ] as const;
  for (const [name, response] of rejections)
    expect([name, response.status, response.error.code]).toEqual([name, 422, 'return.not_exchangeable']);
  await setStock(api.db, wanted.id, 1);
  const short = await ask(wish(2));
  expect([short.status, short.error.code]).toEqual([422, 'return.exchange_sold_out']);

  const keep = { price: wanted.price, isShow: true, isOnSale: true };
  for (const change of [{ price: wanted.price + 1 }, { isShow: false }, { isOnSale: false }]) {
    await api.db.update(products).set(change).where(eq(products.id, wanted.id));
    const gone = await ask(wish(1));
    expect([change, gone.status, gone.error.code]).toEqual([change, 422, 'return.not_exchangeable']);
    await api.db.update(products).set(keep).where(eq(products.id, wanted.id));
  }
  expect((await read()).returns).toEqual([]);
});

it('a shop without exchanges offers none and takes none', async () => {
  await offer('false');
  expect(await read()).toMatchObject({ is_exchange_offered: false, items: [{ exchanges: [] }] });
  expect((await ask(wish(1))).error.code).toBe('return.not_exchangeable');
  await offer('true');
});

it.each([
  ['an exchange without a size', 'exchange', {}],
  ['a refund with one', 'refund', { exchange_product_key: 'any' }],
] as const)('rejects %s', async (_name, kind, more) => {
  const response = await ask(
    wish(1, { kind, items: [{ order_item_id: order.itemIds[0]!, quantity: 1, ...more }] }),
  );
  expect([response.status, Object.keys(response.error.errors ?? {})]).toEqual([422, ['items']]);
});

it('each kind is completed by its own words', async () => {
  const exchange = await asked();
  await approve(exchange.number);
  const refund = (
    await ask(wish(1, { kind: 'refund', items: [{ order_item_id: order.itemIds[0]!, quantity: 1 }] }))
  ).body.returns[0]!;
  await approve(refund.number);
  const complete = (number: string, ...words: readonly string[]) =>
    shop('returns', 'complete', number, '--restock', 'all', ...words);
  expect((await complete(exchange.number, '--refund', '100')).code).toBe(2);
  expect((await complete(exchange.number)).err).toContain('はサイズ交換です');
  expect((await complete(refund.number, '--tracking', '1234-5678-9012')).code).toBe(2);
  expect((await complete(refund.number)).err).toContain('は返品です');
});
