import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { attachUserListsSpec } from '@shop/contract/user-lists/attach-user-lists';
import { detachFromUserListSpec } from '@shop/contract/user-lists/detach-from-user-list';
import { detachUserListsSpec } from '@shop/contract/user-lists/detach-user-lists';
import { getUserListSpec } from '@shop/contract/user-lists/get-user-list';
import { listUserListsSpec } from '@shop/contract/user-lists/list-user-lists';
import { FAVOURITES_KEY } from '@shop/contract/user-lists/user-list';
import { moreProducts } from '@shop/testing-api/more-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { products, userListItems } from '../db/schema';
import { FAVOURITES_LIMIT } from './user-list-service';

let api: TestApi;
let member: { token: string };
let second: { token: string };
let stocked: readonly StockedProduct[];

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  stocked = await wellStockedProducts(api.db, 12);
});
beforeEach(() => api.db.delete(userListItems));
afterAll(() => api.close());

const attach = (ids: readonly number[], who = member) =>
  api.callWith(attachUserListsSpec, { body: { table: 'products', ids } }, who);
const entries = async (query: object = {}, who = member) =>
  api.callWith(
    getUserListSpec,
    { params: { key: FAVOURITES_KEY }, query: { is_listables: 1, ...query } },
    who,
  );
const idsOf = async (who = member) => (await entries({}, who)).body.listables?.map((one) => one.listable_id);

it('[call-get-v1-me-user-lists, call-patch-v1-me-user-lists-attach] stores favourites, the latest first', async () => {
  const [first, other] = stocked;
  await attach([first!.id]);
  api.clock.advance(1000);
  const { body } = await attach([other!.id, first!.id]);
  expect(body).toMatchObject([{ key: FAVOURITES_KEY, name: 'お気に入り', listables_count: 2 }]);
  expect(body).toHaveLength(1);
  expect((await api.call(listUserListsSpec, { query: {} }, member)).body).toEqual(body);
  expect(await idsOf()).toEqual([other!.id, first!.id]);
  expect(await idsOf(second)).toEqual([]);
});

it('[call-get-v1-me-user-lists-key] returns the entries by pages, only with is_listables', async () => {
  await attach(stocked.map(({ id }) => id));
  const without = await api.call(getUserListSpec, { params: { key: FAVOURITES_KEY }, query: {} }, member);
  expect(without.body).toMatchObject({ listables: null, listables_count: 12 });
  const page = await entries({ page: 2, per: 5 });
  expect(page.body.listables).toHaveLength(5);
  expect(page.headers.get('x-total')).toBe('12');
  expect(page.headers.get('x-last-page')).toBe('3');
  expect(page.body.listables?.[0]?.product).toMatchObject({ is_favorite: true, stock_state: 'in_stock' });
});

it('[entity-user-lists] has the lists, one list, and its listables', async () => {
  const [first] = stocked;
  await attach([first!.id]);
  const created_at = api.clock.now().toISOString();
  const { body: lists } = await api.call(listUserListsSpec, { query: {} }, member);
  expect(lists).toEqual([{ id: lists[0]!.id, key: 'favorites', name: 'お気に入り', listables_count: 1 }]);
  const { body: userList } = await entries();
  expect(userList).toEqual({
    ...lists[0],
    listables: [
      {
        id: expect.any(Number) as number,
        table: 'products',
        listable_id: first!.id,
        product: expect.objectContaining({ id: first!.id, key: first!.key, is_favorite: true }) as object,
        created_at,
      },
    ],
  });
});

it('[trans-favourite-attach, trans-favourite-detach] shows favourites in lists and on the product’s page', async () => {
  const { body: before } = await api.call(listProductsSpec, { query: { per: 5 } }, member);
  const chosen = before[1]!;
  const told = async (who: { token?: string }) => {
    const list = await api.call(listProductsSpec, { query: { per: 5 } }, who);
    const page = await api.call(getProductSpec, { params: { key: chosen.key } }, who);
    return [list.body.filter((row) => row.is_favorite).map(({ id }) => id), page.body.is_favorite];
  };
  expect(await told(member)).toEqual([[], false]);
  await attach([chosen.id]);
  expect(await told(member)).toEqual([[chosen.id], true]);
  expect(await told(second)).toEqual([[], false]);
  expect(await told({})).toEqual([[], false]);
  await api.call(detachUserListsSpec, { body: { table: 'products', ids: [chosen.id] } }, member);
  expect(await told(member)).toEqual([[], false]);
});

it('[call-patch-v1-me-user-lists-key-detach] removes an entry from one list, and only from the member’s own', async () => {
  const ids = stocked.slice(0, 3).map(({ id }) => id);
  await attach(ids);
  await attach(ids, second);
  const { body } = await api.call(
    detachFromUserListSpec,
    { params: { key: FAVOURITES_KEY }, body: { table: 'products', ids: [ids[0]!, 2_000_000_000] } },
    member,
  );
  expect(body.listables_count).toBe(2);
  expect(await idsOf(second)).toHaveLength(3);
  for (const call of [
    api.call(getUserListSpec, { params: { key: 'attach-what' }, query: {} }, member),
    api.call(
      detachFromUserListSpec,
      { params: { key: 'no-such' }, body: { table: 'products', ids } },
      member,
    ),
  ]) {
    const { status, error } = await call;
    expect([status, error.code]).toEqual([404, 'user_list.not_found']);
  }
});

it('[call-patch-v1-me-user-lists-detach] removes products from the member’s lists, and leaves another member’s', async () => {
  const ids = stocked.slice(0, 3).map(({ id }) => id);
  await attach(ids);
  await attach(ids, second);
  const detach = (body: object, who: { token?: string } = member) =>
    api.callWith(detachUserListsSpec, { body: { table: 'products', ...body } }, who);
  const { status, body } = await detach({ ids: [ids[0]!, ids[2]!, 2_000_000_000] });
  expect([status, body.map((list) => [list.key, list.listables_count])]).toEqual([200, [['favorites', 1]]]);
  expect([await idsOf(), (await idsOf(second))?.length]).toEqual([[ids[1]], 3]);
  expect((await detach({ ids: [] })).status).toBe(422);
  expect((await detach({ ids, table: 'users' })).status).toBe(422);
  const guest = await detach({ ids }, {});
  expect([guest.status, guest.error.code]).toEqual([401, 'auth.unauthenticated']);
  expect(await idsOf()).toEqual([ids[1]]);
});

it('rejects the whole request where one product is hidden or another shop’s', async () => {
  const [elsewhere] = await wellStockedProducts(api.db, 1, { channel: 'gift' });
  for (const id of [elsewhere!.id, 2_000_000_000]) {
    const { status, error } = await attach([stocked[0]!.id, id]);
    expect([status, error.code]).toEqual([404, 'product.product_not_found']);
  }
  expect(await idsOf()).toEqual([]);
});

it('leaves out a favourite that is no longer shown, and counts without it', async () => {
  await attach([stocked[0]!.id, stocked[1]!.id]);
  await api.db.update(products).set({ isShow: false }).where(eq(products.id, stocked[0]!.id));
  const { body, headers } = await entries();
  expect([body.listables_count, headers.get('x-total'), body.listables?.length]).toEqual([1, '1', 1]);
  await api.db.update(products).set({ isShow: true }).where(eq(products.id, stocked[0]!.id));
});

it('[gap-favourite-list-limits] keeps the limit of entries, also with concurrent requests', async () => {
  const listId = (await api.call(listUserListsSpec, { query: {} }, member)).body[0]!.id;
  const filling = await moreProducts(api, stocked[0]!.id, FAVOURITES_LIMIT - 3);
  await api.db
    .insert(userListItems)
    .values(filling.map((productId) => ({ listId, productId, createdAt: api.clock.now() })));
  const responses = await Promise.all(stocked.map(({ id }) => attach([id])));
  const rejections = responses.filter(({ status }) => status === 422);
  expect(rejections).toHaveLength(stocked.length - 3);
  expect(rejections[0]?.error.code).toBe('user_list.limit_exceeded');
  // What is hidden cannot be taken out on any page: it takes no place.
  await api.db.update(products).set({ isShow: false }).where(eq(products.id, filling[0]!));
  const next = stocked[responses.findIndex(({ status }) => status === 422)]!;
  expect((await attach([next.id])).status).toBeLessThan(300);
});

it.each([
  ['another table', { table: 'users', ids: [1] }],
  ['no ids', { table: 'products', ids: [] }],
  ['too many ids', { table: 'products', ids: Array.from({ length: 101 }, (_, index) => index + 1) }],
  ['a text for an id', { table: 'products', ids: ['1'] }],
])('rejects %s', async (_, body) => {
  expect((await api.callWith(attachUserListsSpec, { body }, member)).status).toBe(422);
});
