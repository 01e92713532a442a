import { createBookmarkSpec } from '@shop/contract/bookmarks/create-bookmark';
import { createProductHistorySpec } from '@shop/contract/product-histories/create-product-history';
import { deleteProductHistoriesSpec } from '@shop/contract/product-histories/delete-product-histories';
import { listGuestProductHistoriesSpec } from '@shop/contract/product-histories/list-guest-product-histories';
import { listProductHistoriesSpec } from '@shop/contract/product-histories/list-product-histories';
import { GUEST_TOKEN_HEADER } from '@shop/contract/product-histories/product-history';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { productHistories } from '../db/schema';

let api: TestApi;
let member: { token: string };
let second: { token: string };
let stocked: readonly StockedProduct[];

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  stocked = await wellStockedProducts(api.db, 14);
});
beforeEach(() => api.db.delete(productHistories));
afterAll(() => api.close());

interface Viewer {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
const view = (product_id: number, who: Viewer) =>
  api.call(createProductHistorySpec, { body: { product_id } }, who);
const mine = async (who: Viewer = member) =>
  (await api.call(listProductHistoriesSpec, { query: {} }, who)).body.map(({ product_id }) => product_id);
const asGuest = (guestToken: string): Viewer => ({ headers: { [GUEST_TOKEN_HEADER]: guestToken } });
const guests = async (who: Viewer) =>
  (await api.call(listGuestProductHistoriesSpec, { query: {} }, who)).body.map(
    ({ product_id }) => product_id,
  );

it('[call-get-v1-me-product-histories, call-post-v1-product-histories, trans-product-history-max, trans-product-history-order, trans-product-history-unique, trans-product-history-post] keeps the ten products viewed last, each once, the latest first', async () => {
  const ids = stocked.map(({ id }) => id);
  for (const id of ids) await view(id, member);
  expect(await mine()).toEqual([...ids].reverse().slice(0, 10));
  const { body } = await view(ids[6]!, member);
  expect(body.map(({ product_id }) => product_id)).toEqual(await mine());
  expect(await mine()).toEqual([ids[6], ...[...ids].reverse().filter((id) => id !== ids[6])].slice(0, 10));
  expect(await mine(second)).toEqual([]);
});

it('keeps one entry per product and ten in all, also with twenty concurrent views', async () => {
  await Promise.all(
    Array.from({ length: 28 }, (_, index) => view(stocked[index % stocked.length]!.id, member)),
  );
  const ids = await mine();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(10);
  expect(await api.db.$count(productHistories)).toBe(10);
});

it('[call-get-v1-guest-product-histories, call-post-v1-product-histories] issues a secret to a guest, and only that secret reads the history', async () => {
  const first = await view(stocked[0]!.id, {});
  const token = first.headers.get(GUEST_TOKEN_HEADER) ?? '';
  expect(token).toMatch(/^[\w-]{22}$/);
  const again = await view(stocked[1]!.id, asGuest(token));
  expect(again.headers.get(GUEST_TOKEN_HEADER)).toBeNull();
  expect(await guests(asGuest(token))).toEqual([stocked[1]!.id, stocked[0]!.id]);
  expect(await guests({})).toEqual([]);
  expect(await guests(asGuest('AAAAAAAAAAAAAAAAAAAAAA'))).toEqual([]);
  expect(JSON.stringify(await api.db.select().from(productHistories))).not.toContain(token);
});

it('replaces a secret that the server did not issue', async () => {
  const planted = 'planted-planted-plante';
  const { headers } = await view(stocked[0]!.id, asGuest(planted));
  expect(headers.get(GUEST_TOKEN_HEADER)).toMatch(/^[\w-]{22}$/);
  expect(await guests(asGuest(planted))).toEqual([]);
});

it('[entity-product-history] has product_id and the product with id and is_favorite', async () => {
  const { id, key } = stocked[2]!;
  const { body } = await view(id, member);
  expect(body).toEqual([
    {
      product_id: id,
      product: expect.objectContaining({ id, key, is_favorite: false }) as object,
      viewed_at: api.clock.now().toISOString(),
    },
  ]);
  expect((await api.call(listProductHistoriesSpec, { query: {} }, member)).body).toEqual(body);
});

it('[trans-product-history-favourite] [contra-favourite-scope] [interp-favourite-like-bookmark] marks bookmarked products as favourites', async () => {
  const [first, other] = stocked;
  await view(first!.id, member);
  await view(other!.id, member);
  await api.call(createBookmarkSpec, { body: { product_id: first!.id } }, member);
  const told = async (who: Viewer) =>
    (await api.call(listProductHistoriesSpec, { query: {} }, who)).body.map(
      ({ product }) => product.is_favorite,
    );
  const before = await told(member);
  expect(before[1]).toBe(true);
  await view(first!.id, second);
  expect((await told(second)).length).toBe(1);
});

it('[call-delete-v1-me-product-histories] deletes the member’s own history, and no other', async () => {
  await view(stocked[0]!.id, member);
  await view(stocked[1]!.id, second);
  expect((await api.call(deleteProductHistoriesSpec, {}, member)).status).toBe(204);
  expect([await mine(), await mine(second)]).toEqual([[], [stocked[1]!.id]]);
});

it('[call-get-v1-me-product-histories] is a member’s alone: a guest gets a 401, also with the secret of a history', async () => {
  const { headers } = await view(stocked[0]!.id, {});
  for (const who of [{}, asGuest(headers.get(GUEST_TOKEN_HEADER) ?? '')]) {
    const { status, error } = await api.call(listProductHistoriesSpec, { query: {} }, who);
    expect([status, error.code]).toEqual([401, 'auth.unauthenticated']);
  }
});

it('[call-post-v1-product-histories] rejects products that this shop does not show', async () => {
  const [elsewhere] = await wellStockedProducts(api.db, 1, { channel: 'gift' });
  for (const id of [elsewhere!.id, 2_000_000_000]) {
    const { status, error } = await view(id, member);
    expect([status, error.code]).toEqual([404, 'product.product_not_found']);
  }
});
