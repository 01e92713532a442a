import { createReviewSpec } from '@shop/contract/reviews/create-review';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { listReviewsSpec } from '@shop/contract/reviews/list-reviews';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { productReviews, users } from '../db/schema';

let api: TestApi;
let member: { token: string };
let second: { token: string };
let product: StockedProduct;

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  [product] = (await wellStockedProducts(api.db, 1)) as [StockedProduct];
});
beforeEach(() => api.db.delete(productReviews));
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const REVIEW = { rating: 4, title: '気に入りました', body: '一行目\n二行目', nickname: 'みどり' };
const write = (change: object = {}, who = member, key = product.key) =>
  api.callWith(createReviewSpec, { params: { key }, body: { ...REVIEW, ...change } }, who);
const RATINGS = [5, 4, 3, 2, 1];
const counts = (...given: readonly number[]) =>
  RATINGS.map((rating, at) => ({ rating, count: given[at] ?? 0 }));
const list = (who: { token?: string } = {}, query: object = {}) =>
  api.callWith(listReviewsSpec, { params: { key: product.key }, query }, who);

it('[call-get-v1-products-key-reviews, call-post-v1-products-key-reviews] shows reviews with their average', async () => {
  expect((await list()).body).toEqual({ data: [], average_rating: null, rating_counts: counts() });
  const written = await write({ user_id: 1, is_buyer: true });
  expect(written.status).toBe(201);
  expect(written.body).toMatchObject({ ...REVIEW, is_buyer: false, is_mine: true });
  api.clock.advance(1000);
  await write({ rating: 5 }, second);
  const { body, headers } = await list(second, { per: 1 });
  expect(body).toMatchObject({ average_rating: 4.5, data: [{ rating: 5, is_mine: true }] });
  expect([headers.get('x-total'), headers.get('x-last-page')]).toEqual(['2', '2']);
  expect((await list()).body.data.map(({ is_mine }) => is_mine)).toEqual([false, false]);
});

it('[entity-review] has rating, texts, and who wrote it', async () => {
  const { body } = await write();
  const rest = { is_buyer: false, photos: [], created_at: api.clock.now().toISOString() };
  const review = { id: body.id, ...REVIEW, ...rest };
  expect(body).toEqual({ ...review, is_mine: true });
  expect((await list(second)).body).toEqual({
    data: [{ ...review, is_mine: false }],
    average_rating: 4,
    rating_counts: counts(0, 1),
  });
});

it('accepts one per member, also with twenty concurrent requests, shared by all variants', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => write()));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(responses.find(({ status }) => status === 422)?.error).toEqual({
    code: 'review.already_written',
    message: 'この商品のレビューはすでに投稿されています',
  });
  expect((await list()).body.data).toHaveLength(1);
});

it.each([
  [{ rating: 0 }, 'rating'],
  [{ rating: 4.5 }, 'rating'],
  [{ rating: '5' }, 'rating'],
  [{ title: '' }, 'title'],
  [{ body: ' \n ' }, 'body'],
  [{ body: 'あ'.repeat(2001) }, 'body'],
  [{ nickname: '' }, 'nickname'],
])('rejects %j', async (change, field) => {
  expect(Object.keys((await write(change)).error.errors ?? {})).toEqual([field]);
});

it('omits hidden reviews, and responds with a 404 for an unknown product', async () => {
  await write();
  await api.db.update(productReviews).set({ isShow: false });
  expect((await list()).body.data).toEqual([]);
  expect((await write({}, member, 'no-such')).error.code).toBe('product.product_not_found');
});

describe('what lists know of the reviews', () => {
  const summaryOf = async () => {
    const { body } = await api.call(listProductsSpec, { query: { per: '100', sort: 'review' } });
    const at = body.findIndex(({ product_model: { id } }) => id === product.productModelId);
    return { place: at, average: body[at]?.average_rating, count: body[at]?.review_count };
  };

  it('are their number and average, whatever happens to them', async () => {
    expect(await summaryOf()).toMatchObject({ average: null, count: 0 });
    await write({ rating: 4 });
    await write({ rating: 5 }, second);
    expect(await summaryOf()).toEqual({ place: 0, average: 4.5, count: 2 });
    const ofSecond = eq(productReviews.rating, 5);
    await api.db.update(productReviews).set({ isShow: false }).where(ofSecond);
    expect(await summaryOf()).toMatchObject({ average: 4, count: 1 });
    await api.db.update(productReviews).set({ isShow: true, rating: 2 }).where(ofSecond);
    expect(await summaryOf()).toMatchObject({ average: 3, count: 2 });
    await api.db.delete(productReviews).where(eq(productReviews.rating, 2));
    expect(await summaryOf()).toMatchObject({ average: 4, count: 1 });
    await api.db.delete(productReviews);
    expect(await summaryOf()).toMatchObject({ average: null, count: 0 });
  });

  it('holds for reviews that come at once', async () => {
    await Promise.all([write(), write({}, second)]);
    expect(await summaryOf()).toMatchObject({ count: 2 });
  });

  it('sorts by the rating, of which one says less than many, then by their number, products without any last', async () => {
    const stocked = (await wellStockedProducts(api.db, 30)).map(({ productModelId }) => productModelId);
    const [one, many, poor] = [...new Set(stocked)];
    const members = await api.db.select({ id: users.id }).from(users).limit(6);
    const rated = (productModelId: number | undefined, ratings: readonly number[]) =>
      ratings.map((rating, at) => ({
        ...{ rating, title: '', body: '', nickname: '', createdAt: api.clock.now() },
        ...{ productModelId: productModelId!, userId: members[at]!.id },
      }));
    await api.db
      .insert(productReviews)
      .values([...rated(poor, [1]), ...rated(one, [5]), ...rated(many, [5, 5, 5, 4, 5, 4])]);
    const { body } = await api.call(listProductsSpec, { query: { sort: 'review', per: '100' } });
    const ids = body.map((row) => row.product_model.id);
    expect(ids.slice(0, 3)).toEqual([many, one, poor]);
    expect(body.slice(3).every(({ review_count }) => review_count === 0)).toBe(true);
  });
});
