import { createBookmarkSpec } from '@shop/contract/bookmarks/create-bookmark';
import { deleteBookmarkSpec } from '@shop/contract/bookmarks/delete-bookmark';
import { getBookmarkSpec } from '@shop/contract/bookmarks/get-bookmark';
import { listBookmarksSpec } from '@shop/contract/bookmarks/list-bookmarks';
import { likeProductSpec } from '@shop/contract/likes/like-product';
import { unlikeProductSpec } from '@shop/contract/likes/unlike-product';
import { moreProducts } from '@shop/testing-api/more-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { bookmarks, productLikes, products } from '../db/schema';
import { BOOKMARK_LIMIT } from './bookmark-limit';

let api: TestApi;
let member: { token: string };
let second: { token: string };
let stocked: readonly StockedProduct[];

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  stocked = await wellStockedProducts(api.db, 8);
});
beforeEach(async () => {
  await api.db.delete(bookmarks);
  await api.db.delete(productLikes);
});
afterAll(() => api.close());

const add = (product_id: number, who = member) => api.call(createBookmarkSpec, { body: { product_id } }, who);

it('[call-post-v1-me-bookmarks, call-get-v1-me-bookmarks] stores each product once, the latest first', async () => {
  const [first, other] = stocked;
  const added = await add(first!.id);
  expect(added.status).toBe(201);
  api.clock.advance(1000);
  await add(other!.id);
  expect((await add(first!.id)).body).toEqual(added.body);
  const { body, headers } = await api.call(listBookmarksSpec, { query: {} }, member);
  expect(body.map(({ product_id }) => product_id)).toEqual([other!.id, first!.id]);
  expect(headers.get('x-limit')).toBe(String(BOOKMARK_LIMIT));
  expect(headers.get('x-total')).toBe('2');
});

it('[call-get-v1-me-bookmarks-id, call-delete-v1-me-bookmarks-id] reads and removes one', async () => {
  const { body } = await add(stocked[0]!.id);
  const params = { id: body.id };
  expect((await api.call(getBookmarkSpec, { params }, member)).body).toEqual(body);
  expect((await api.call(deleteBookmarkSpec, { params }, member)).status).toBe(204);
  expect((await api.call(getBookmarkSpec, { params }, member)).status).toBe(404);
});

it('[entity-bookmark] [notshown-account-entity-fields] has the product, and when it was added', async () => {
  const { id, key } = stocked[0]!;
  const { body } = await add(id);
  expect(body).toEqual({
    id: body.id,
    product_id: id,
    product: expect.objectContaining({ id, key }) as object,
    created_at: api.clock.now().toISOString(),
  });
  expect((await api.call(listBookmarksSpec, { query: {} }, member)).body).toEqual([body]);
});

it('responds to another member’s bookmark as to an unknown one, and keeps it', async () => {
  const { body } = await add(stocked[0]!.id, second);
  for (const id of [body.id, 2_000_000_000])
    for (const spec of [getBookmarkSpec, deleteBookmarkSpec]) {
      const { status, error } = await api.call(spec, { params: { id } }, member);
      expect([status, error]).toEqual([
        404,
        { code: 'bookmark.not_found', message: 'ブックマークが見つかりません' },
      ]);
    }
  expect((await api.call(getBookmarkSpec, { params: { id: body.id } }, second)).body).toEqual(body);
});

it('rejects products that this shop does not show', async () => {
  const [elsewhere] = await wellStockedProducts(api.db, 1, { channel: 'school' });
  for (const id of [elsewhere!.id, 2_000_000_000])
    expect((await add(id)).error.code).toBe('product.product_not_found');
});

it('[gap-favourite-list-limits] keeps the limit of bookmarks, also with concurrent requests', async () => {
  const me = (await add(stocked[0]!.id)).body;
  const [owner] = await api.db.select().from(bookmarks);
  const others = await moreProducts(api, stocked[0]!.id, BOOKMARK_LIMIT - 3);
  await api.db
    .insert(bookmarks)
    .values(others.map((productId) => ({ userId: owner!.userId, productId, createdAt: api.clock.now() })));
  const responses = await Promise.all(stocked.map(({ id }) => add(id)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(responses.find(({ status }) => status === 422)?.error.code).toBe('bookmark.limit_exceeded');
  expect((await api.call(getBookmarkSpec, { params: { id: me.id } }, member)).status).toBe(200);
  // What is hidden cannot be removed on any page: it takes no place.
  await api.db.update(products).set({ isShow: false }).where(eq(products.id, others[0]!));
  const next = stocked[responses.findIndex(({ status }) => status === 422)]!;
  expect((await add(next.id)).status).toBe(201);
});

it('[call-post-v1-products-key-likes, call-delete-v1-products-key-likes] counts a like once per member', async () => {
  const params = { key: stocked[0]!.key };
  const like = (who: object) => api.call(likeProductSpec, { params }, who);
  const responses = await Promise.all(Array.from({ length: 10 }, () => like(member)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await like(second)).body).toEqual({
    product_id: stocked[0]!.id,
    is_liked: true,
    likes_count: 2,
  });
  const { body } = await api.call(unlikeProductSpec, { params }, member);
  expect(body).toMatchObject({ is_liked: false, likes_count: 1 });
  expect((await api.call(unlikeProductSpec, { params }, member)).body.likes_count).toBe(1);
  const unknown = await api.call(likeProductSpec, { params: { key: 'no-such' } }, member);
  expect([unknown.status, unknown.error.message]).toEqual([404, '商品が見つかりません']);
});
