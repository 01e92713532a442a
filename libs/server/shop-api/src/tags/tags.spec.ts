import { addCartProductSetSpec } from '@shop/contract/carts/add-cart-product-set';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { getCollectionSpec } from '@shop/contract/collections/get-collection';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { listRecommendedProductsSpec } from '@shop/contract/products/list-recommended-products';
import { listProductSuggestionsSpec } from '@shop/contract/suggestions/list-product-suggestions';
import { listTagsSpec } from '@shop/contract/tags/list-tags';
import { TAG_GRANT_HEADER } from '@shop/contract/tags/tag';
import { unlockTagSpec } from '@shop/contract/tags/unlock-tag';
import { createTestClock } from '@shop/testing-api/test-clock';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { hashPassword } from '../auth/password';
import {
  collectionModels,
  collections,
  productModels,
  productModelTags,
  products,
  rateCounters,
  tags,
} from '../db/schema';

const SCHOOL = { channel: 'school' };
const TAG = 'sakura-jhs';
const PASSWORD = 'sakura-2026';
const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

const clock = createTestClock();
let api: TestApi;
let hidden: { modelId: number; name: string; keys: string[] };

beforeAll(async () => {
  api = await openTestApi({ clock });
  const [model] = await api.db
    .select({ id: productModels.id, name: productModels.name })
    .from(productModels)
    .innerJoin(productModelTags, eq(productModelTags.productModelId, productModels.id))
    .innerJoin(tags, eq(tags.id, productModelTags.tagId))
    .where(eq(tags.key, TAG))
    .limit(1);
  const variants = await api.db.select().from(products).where(eq(products.productModelId, model!.id));
  hidden = { modelId: model!.id, name: model!.name, keys: variants.map(({ key }) => key) };
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

const unlock = (password = PASSWORD, tag = TAG, channel = 'school') =>
  api.call(unlockTagSpec, { body: { tag, password } }, { channel });
const withGrant = (grant: string) => ({ ...SCHOOL, headers: { [TAG_GRANT_HEADER]: grant } });
const modelsOf = async (query: Record<string, unknown>, options = SCHOOL) =>
  (await api.callWith(listProductsSpec, { query: { per: 100, ...query } }, options)).body.map(
    ({ product_model }) => product_model.id,
  );

it('[call-get-v1-tags] lists the tags with the number of products that this shopper can see', async () => {
  const { body, headers } = await api.call(listTagsSpec, { query: { per: 'all' } }, SCHOOL);
  expect(headers.get('x-total')).toBe('5');
  expect(body.find(({ key }) => key === TAG)).toMatchObject({
    is_protected: true,
    is_unlocked: false,
    product_count: 0,
  });
  expect(body.find(({ key }) => key === 'washable')).toMatchObject({
    is_protected: false,
    is_unlocked: true,
  });
  const open = body.find(({ key }) => key === 'washable')!;
  expect(await modelsOf({ tag: 'washable' })).toHaveLength(open.product_count);
  const { grant } = (await unlock()).body;
  const seen = await api.call(listTagsSpec, { query: { per: 'all' } }, withGrant(grant));
  expect(seen.body.find(({ key }) => key === TAG)).toMatchObject({ is_unlocked: true, product_count: 2 });
});

it('[call-post-v1-tags-password] shows the products of a protected tag to shoppers who entered its password', async () => {
  const { body, status } = await unlock();
  expect(status).toBe(200);
  expect(body.tag).toBe(TAG);
  expect(await modelsOf({ tag: TAG })).toEqual([]);
  expect(await modelsOf({ tag: TAG }, withGrant(body.grant))).toContain(hidden.modelId);
  expect(await modelsOf({}, withGrant(body.grant))).toContain(hidden.modelId);
});

it('hides them everywhere else: list, search, page, recommendations, suggestions, collections', async () => {
  const { grant } = (await unlock()).body;
  const [collection] = await api.db
    .select({ id: collections.id, alias: collections.alias })
    .from(collections)
    .where(eq(collections.channelId, 3))
    .limit(1);
  await api.db
    .insert(collectionModels)
    .values({ collectionId: collection!.id, productModelId: hidden.modelId, position: 0 })
    .onConflictDoNothing();
  const word = hidden.name;
  const [neighbour] = await modelsOf({});
  const [shown] = await api.db.select().from(products).where(eq(products.productModelId, neighbour!));
  const seen = async (options: typeof SCHOOL) => ({
    list: (await modelsOf({}, options)).includes(hidden.modelId),
    search: (await modelsOf({ word }, options)).includes(hidden.modelId),
    page: (await api.call(getProductSpec, { params: { key: hidden.keys[0]! } }, options)).status === 200,
    its: (await api.call(listRecommendedProductsSpec, { params: { key: hidden.keys[0]! } }, options)).status,
    collection: (
      await api.call(
        getCollectionSpec,
        { params: { alias: collection!.alias }, query: { per: 100 } },
        options,
      )
    ).body.products.some(({ product_model }) => product_model.id === hidden.modelId),
    suggested: (await api.call(listProductSuggestionsSpec, { query: { word } }, options)).body.some(
      ({ key }) => hidden.keys.includes(key),
    ),
  });
  expect(await seen(SCHOOL)).toEqual({
    list: false,
    search: false,
    page: false,
    its: 404,
    collection: false,
    suggested: false,
  });
  expect(await seen(withGrant(grant))).toEqual({
    list: true,
    search: true,
    page: true,
    its: 200,
    collection: true,
    suggested: true,
  });
  // Among what is recommended beside others too, whatever the closeness.
  const beside = await api.call(listRecommendedProductsSpec, { params: { key: shown!.key } }, SCHOOL);
  expect(beside.body.map(({ product_model }) => product_model.id)).not.toContain(hidden.modelId);
});

it('can be added to a cart only by shoppers who entered the password', async () => {
  const [model] = await api.db.select().from(products).where(eq(products.key, hidden.keys[0]!));
  await api.db
    .update(products)
    .set({ stock: 10, initialStock: 10, isOnSale: true })
    .where(eq(products.id, model!.id));
  const { body: cart } = await api.call(initCartSpec, { body: { token: null } }, SCHOOL);
  const body = { cart_token: cart.token, products: [{ product_key: hidden.keys[0]!, quantity: 1 }] };
  const rejected = await api.call(addCartProductSetSpec, { body }, SCHOOL);
  expect([rejected.status, rejected.error.code]).toEqual([422, 'cart.add_products.product_not_found']);
  const { grant } = (await unlock()).body;
  expect((await api.call(addCartProductSetSpec, { body }, withGrant(grant))).status).toBe(200);
});

it('responds the same to unknown tags, tags without a password and wrong passwords', async () => {
  const responses = [
    await unlock('wrong'),
    await unlock(PASSWORD, 'no-such-tag'),
    await unlock('x', 'washable'),
    await unlock(PASSWORD, TAG, 'gift'),
  ];
  for (const { status, error } of responses) expect([status, error]).toEqual([422, responses[0]!.error]);
  expect(responses[0]!.error.code).toBe('tag.wrong_password');
});

it('limits password attempts of one client IP, also concurrent ones, and not of others', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => unlock('wrong')));
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(10);
  const late = responses.find(({ status }) => status === 429)!;
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await unlock()).status).toBe(429);
  expect((await unlock('midori-2026', 'midori-hs')).status).toBe(200);
});

it('rejects a grant that is forged, expired, or of another shop or kind', async () => {
  const { grant } = (await unlock()).body;
  const elsewhere = (await unlock('musubi-2026', 'company-gift', 'gift')).body.grant;
  const token = await api.signIn('member@example.jp', 'school');
  const [head, body, signature] = grant.split('.');
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${body}.`;
  const altered = `${head}.${body}.${signature!.slice(0, -2)}xx`;
  for (const wrong of [elsewhere, token, unsigned, altered, 'a.b.c', '', ','.repeat(500)])
    expect(await modelsOf({ tag: TAG }, withGrant(wrong))).toEqual([]);
  expect(
    (
      await api.request('/v1/me/user', {
        headers: { 'channel-id': 'school', authorization: `Bearer ${grant}` },
      })
    ).status,
  ).toBe(401);
  expect(await modelsOf({ tag: TAG }, withGrant(`a.b.c, ${grant}`))).toContain(hidden.modelId);
  clock.advance(HALF_A_DAY_MS + 1000);
  expect(await modelsOf({ tag: TAG }, withGrant(grant))).toEqual([]);
});

it('changing a password ends its grants', async () => {
  const { grant } = (await unlock()).body;
  const isTag = and(eq(tags.channelId, 3), eq(tags.key, TAG));
  await api.db
    .update(tags)
    .set({ passwordHash: await hashPassword('another-2026') })
    .where(isTag);
  expect(await modelsOf({ tag: TAG }, withGrant(grant))).toEqual([]);
  expect((await unlock('another-2026')).status).toBe(200);
});
