import { listProductsSpec } from '@shop/contract/products/list-products';
import { createReviewSpec } from '@shop/contract/reviews/create-review';
import { listReviewsSpec } from '@shop/contract/reviews/list-reviews';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { auditEntries, productReviews } from '../../db/schema';

let api: TestApi;
let shop: Operator;
let member: { token: string };
let product: StockedProduct;
/** One with five stars by the member, one with two by another. */
let numbers: readonly [number, number];
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  const second = { token: await api.signIn('second@example.jp') };
  product = (await wellStockedProducts(api.db, 1))[0]!;
  await api.db.delete(productReviews);
  const write = async (rating: number, title: string, who: { token: string }) => {
    const body = { rating, title, body: 'とても\nながい'.repeat(10), nickname: 'みどり', photo_ids: [] };
    return (await api.call(createReviewSpec, { params: { key: product.key }, body }, who)).body.id;
  };
  numbers = [await write(5, '気に入りました', member), await write(2, '電話は 090-1111-2222', second)];
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const reviews = (...words: readonly string[]) => shop('reviews', ...words);
const titles = async (who = {}) => {
  const { body } = await api.callWith(listReviewsSpec, { params: { key: product.key }, query: {} }, who);
  return [body.average_rating, ...body.data.map(({ title }) => title)];
};
const inList = async () => {
  const { body } = await api.call(listProductsSpec, { query: { per: '100', sort: 'review' } });
  const row = body.find(({ product_model: { id } }) => id === product.productModelId);
  return [row?.average_rating, row?.review_count];
};

it('what is hidden is on no page, in no average and no count, and comes back', async () => {
  const [kept, hidden] = numbers;
  expect(await inList()).toEqual([3.5, 2]);
  const done = await reviews('hide', String(hidden), '--reason', '電話番号が書かれているため');
  expect([done.code, done.out]).toEqual([0, expect.stringContaining('★2）: 表示 → 非表示')]);
  for (const who of [{}, member]) expect(await titles(who)).toEqual([5, '気に入りました']);
  expect(await inList()).toEqual([5, 1]);
  expect((await reviews('list', '--state', 'hidden')).out).toContain('電話は 090');
  expect((await reviews('list', '--state', 'shown')).out.split('\n')).toEqual([
    expect.stringMatching(
      new RegExp(`^${kept}  .*  default  表示  .*★★★★★  みどり さん  「気に入りました」`),
    ),
  ]);
  expect((await reviews('show', String(hidden))).out).toContain('非表示 → 表示');
  expect(await inList()).toEqual([3.5, 2]);
});

it('the member who wrote it does not see it either, and both steps are repeatable and audited', async () => {
  const [own] = numbers;
  const target = `review ${own}`;
  for (const step of ['hide', 'hide', 'show', 'show'])
    expect((await reviews(step, String(own))).code).toBe(0);
  await reviews('hide', String(own), '--reason', ' 広告 ');
  expect(await titles(member)).toEqual([2, '電話は 090-1111-2222']);
  expect((await reviews('hide', String(own))).out).toContain('すでに非表示です');
  const audits = await api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.target, target))
    .orderBy(auditEntries.id);
  expect(audits.map(({ command, after }) => [command, after])).toEqual([
    ['reviews hide', { is_shown: false }],
    ['reviews show', { is_shown: true }],
    ['reviews hide', { is_shown: false, reason: '広告' }],
  ]);
  await reviews('show', String(own));
});

it('a long text is shortened in a line and whole in a file, with the number of the product', async () => {
  const [first] = (await reviews('list')).out.split('\n');
  expect(first).toContain('…');
  const { out } = await reviews('list', '--format', 'csv', '--channel', 'default');
  expect(out).toContain('とても\nながいとても\nながい');
  expect(out).toContain(product.code);
  expect((await reviews('list', '--channel', 'gift')).out).toContain('レビューはありません');
});

it.each([
  ['no number', ['hide', 'abc'], 2, '整数で指定'],
  ['an unknown number', ['hide', '999999'], 1, 'レビューがありません: 999999'],
  ['an empty reason', ['hide', '1', '--reason', ' '], 2, '1 から 200 文字'],
])('rejects %s', async (_what, words, code, said) => {
  expect(await reviews(...words)).toMatchObject({ code, err: expect.stringContaining(said) as string });
});
