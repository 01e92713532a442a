import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { type StockedProduct, stockOf, wellStockedProducts } from '@shop/testing-api/stock';
import { desc } from 'drizzle-orm';
import { auditEntries, orderReturns } from '../../db/schema';

let api: TestApi;
let shop: Operator;
let products: readonly StockedProduct[];
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  products = await wellStockedProducts(api.db, 2);
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

/** A guest's order of two pieces of one product and one of another, by cash on delivery. */
async function order({ isShipped = true } = {}): Promise<string> {
  const lines = products.map(({ key }, at) => ({ product_key: key, quantity: 2 - at }));
  const cart = await createReadyCart(api, lines);
  const { order_no } = (await decideCart(api, cart)).body;
  await shop('orders', 'paid', order_no);
  if (isShipped)
    await shop('orders', 'shipped', order_no, '--tracking', '123456789012', '--allow-same-tracking');
  return order_no;
}
const latest = async () => (await api.db.select().from(orderReturns).orderBy(desc(orderReturns.id)))[0]!;

it('a guest’s parcel that came back: a return without a mail, which goes straight to its completion', async () => {
  const no = await order();
  const stock = await stockOf(api.db, products[0]!.id);
  const mailed = (await api.mailbox()).length;
  const words = ['returns', 'open', no, '--items', 'all', '--reason', 'other', '--remark', '受取拒否'];
  const dry = await shop(...words, '--goods-are-back', '--dry-run');
  expect(dry.out).toMatch(/次の返品を受け付けます（まだ変更していません。[\s\S]* × 2点[\s\S]* × 1点/);
  expect(await api.db.$count(orderReturns)).toBe(0);
  const opened = await shop(...words, '--goods-are-back');
  const { number, status } = await latest();
  expect([opened.code, status]).toEqual([0, 'approved']);
  expect(opened.out).toContain(`次は returns complete ${number}`);
  expect((await api.mailbox()).length).toBe(mailed);
  expect((await shop(...words)).err).toContain('すべてほかの返品のお申し込みに含まれています');
  const done = await shop('returns', 'complete', number, '--restock', 'all', '--refund', '1000');
  expect(done.code).toBe(0);
  expect(await stockOf(api.db, products[0]!.id)).toBe(stock + 2);
  expect((await api.mailbox())[0]?.text).toContain('ご返金額：1,000円');
  const audited = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id));
  expect(audited.find(({ command }) => command === 'returns open')).toMatchObject({
    target: number,
    after: { order_no: no, reason: 'other', is_back: true },
  });
});

it('a part that the shopper still has is approved with the way to send it', async () => {
  const no = await order();
  const items = `${products[0]!.code}:1`;
  const opened = await shop('returns', 'open', no.toLowerCase(), '--items', items, '--reason', 'damaged');
  const { number, status } = await latest();
  expect([opened.code, status]).toEqual([0, 'requested']);
  expect(opened.out).toContain(`次は returns approve ${number}`);
  expect((await shop('returns', 'approve', number)).code).toBe(0);
  expect((await api.mailbox())[0]?.text).toContain('着払いでお送りください');
  const rest = await shop('returns', 'open', no, '--items', `${products[0]!.code}:2`, '--reason', 'damaged');
  expect(rest.err).toContain('数量（ほかの返品の分を除く）を超えている');
  expect((await shop('returns', 'open', no, '--items', items, '--reason', 'damaged')).code).toBe(0);
});

it.each([
  ['nothing has left', false, ['--items', 'all', '--reason', 'damaged'], 'まだ発送していません'],
  ['no such product', true, ['--items', 'NONE:1', '--reason', 'damaged'], 'ご注文にない商品です: NONE:1'],
  ['no quantity', true, ['--items', 'NONE', '--reason', 'damaged'], '「商品番号:数量」'],
  ['none of it', true, ['--items', 'NONE:0', '--reason', 'damaged'], '「商品番号:数量」'],
  ['no such reason', true, ['--items', 'all', '--reason', '破損'], 'damaged（商品に不良・破損がある）'],
  ['another reason unsaid', true, ['--items', 'all', '--reason', 'other'], '--remark で事情を書いてください'],
] as const)('%s: nothing is stored', async (_, isShipped, options, message) => {
  const no = await order({ isShipped });
  const before = await api.db.$count(orderReturns);
  const { code, err } = await shop('returns', 'open', no, ...options);
  expect([code > 0, await api.db.$count(orderReturns)]).toEqual([true, before]);
  expect(err).toContain(message);
});
