import { getProduct } from '@shop/contract/products/get-product';
import { listTags } from '@shop/contract/tags/list-tags';
import { productModelTags, products, tags } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { eq } from 'drizzle-orm';
import { storeTagGrant, tagGrantHeader } from '@shop/session/tag-grants';
import { settingsQuery } from '@shop/site/settings/settings-query';
import { QueryObserver } from '@tanstack/react-query';
import { readProductFilter } from '../product-filter';
import { productQuery } from '../product-query';
import { productsQuery } from '../products-query';
import { closeTag } from './close-tag';
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

it('[call-post-v1-tags-password] the password shows the tag’s products in this tab', async () => {
  await unlockTag(services, TAG, PASSWORD);
  expect((await look()).data.key).toBe(key);
  expect(await isOpen()).toBe(true);
  sessionStorage.clear();
  await expect(look()).rejects.toMatchObject({ kind: 'not-found' });
});

it('what shows products is fetched again once a tag is opened or closed, and what other pages showed is forgotten', async () => {
  const { queryClient } = services;
  const filter = readProductFilter(new URLSearchParams({ tag: TAG }));
  const list = productsQuery(services.api, filter);
  const observer = new QueryObserver(queryClient, list);
  const unsubscribe = observer.subscribe(() => undefined);
  const elsewhere = productQuery(services.api, 'elsewhere').queryKey;
  const settings = settingsQuery(services.api).queryKey;
  const count = () => queryClient.getQueryData(list.queryKey)?.products.length;
  await queryClient.fetchQuery(list);
  expect(count()).toBe(0);
  queryClient.setQueryData<unknown>(elsewhere, null);
  await unlockTag(services, TAG, PASSWORD);
  expect(count()).toBe(2);
  expect(queryClient.getQueryState(elsewhere)).toBeUndefined();
  expect(queryClient.getQueryState(settings)).toBeDefined();
  await closeTag(services, TAG);
  expect(count()).toBe(0);
  expect(await isOpen()).toBe(false);
  // As in a tab that has opened none, no page asks for more than the server has written.
  expect(sessionStorage.getItem('school_tag_grants')).toBeNull();
  unsubscribe();
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
