import { getProduct } from '@shop/contract/products/get-product';
import { listTags } from '@shop/contract/tags/list-tags';
import { productModelTags, products, tags } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { eq } from 'drizzle-orm';
import { storeTagGrant, tagGrantHeader } from '@shop/session/tag-grants';
import { unlockTag } from './unlock-tag';

const TAG = 'sakura-jhs';
const PASSWORD = 'sakura-2026';
let api: TestApi;
let services: TestServices;
let key = '';

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url, 'school');
  const [hidden] = await api.db
    .select({ key: products.key })
    .from(products)
    .innerJoin(productModelTags, eq(productModelTags.productModelId, products.productModelId))
    .innerJoin(tags, eq(tags.id, productModelTags.tagId))
    .where(eq(tags.key, TAG))
    .limit(1);
  key = hidden!.key;
});
afterAll(() => {
  services.session.close();
  return api.close();
});
beforeEach(() => {
  sessionStorage.clear();
  // The shop's clock stands still.
  jest.spyOn(Date, 'now').mockImplementation(() => api.clock.now().getTime());
});
afterEach(() => jest.restoreAllMocks());

const look = () => services.api.call(getProduct, { params: { key } });
const isOpen = async () =>
  (await services.api.call(listTags, { query: { per: 'all' } })).data.find((tag) => tag.key === TAG)
    ?.is_unlocked;

it('reports a wrong password and unlocks nothing', async () => {
  await expect(unlockTag(services, TAG, 'wrong')).rejects.toMatchObject({ status: 422 });
  await expect(look()).rejects.toMatchObject({ kind: 'not-found' });
  expect(sessionStorage.length).toBe(0);
});

it('the password shows the tag’s products in this tab', async () => {
  await unlockTag(services, TAG, PASSWORD);
  expect((await look()).data.key).toBe(key);
  expect(await isOpen()).toBe(true);
  sessionStorage.clear();
  await expect(look()).rejects.toMatchObject({ kind: 'not-found' });
});

it('an expired grant is not sent, a new one replaces the old one, and malformed storage counts as none', () => {
  storeTagGrant(sessionStorage, { tag: 'a', grant: 'old', expireAt: 10 });
  storeTagGrant(sessionStorage, { tag: 'a', grant: 'new', expireAt: 20 });
  storeTagGrant(sessionStorage, { tag: 'b', grant: 'other', expireAt: 30 });
  expect(tagGrantHeader(sessionStorage, 15)).toBe('new,other');
  expect(tagGrantHeader(sessionStorage, 20)).toBe('other');
  expect(tagGrantHeader(sessionStorage, 30)).toBeNull();
  sessionStorage.setItem('tag_grants', '{"a":1}');
  expect(tagGrantHeader(sessionStorage, 0)).toBeNull();
});
