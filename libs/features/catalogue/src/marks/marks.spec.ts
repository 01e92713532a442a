import { listBookmarks } from '@shop/contract/bookmarks/list-bookmarks';
import { getProduct } from '@shop/contract/products/get-product';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { plentifulProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { productQuery } from '../product-query';
import type { ProductView } from '../product-view';
import { bookmarksQuery, favouritesQuery } from './saved-products-query';
import { addBookmark, removeBookmark } from './set-bookmarked';
import { setFavourite } from './set-favourite';
import { setLiked } from './set-liked';

const NO_SUCH_PRODUCT = 999_999;
let api: TestApi;
let services: TestServices;
let product: { readonly id: number; readonly key: string };

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  [product = { id: 0, key: '' }] = await plentifulProducts(api.db, 1);
  await services.session.login({ identifier: 'manager@example.jp', password: 'demo-pass-2026' });
});
beforeEach(() => services.queryClient.clear());
afterAll(() => {
  services.session.close();
  return api.close();
});

const onServer = async () => (await services.api.call(getProduct, { params: { key: product.key } })).data;
const open = () => services.queryClient.fetchQuery(productQuery(services.api, product.key));
const shown = (): ProductView => {
  const view = services.queryClient.getQueryData(productQuery(services.api, product.key).queryKey);
  if (view === undefined) throw new Error('The page of the product is not open');
  return view;
};
const openList = () => services.queryClient.fetchQuery(favouritesQuery(services.api, 1));

describe('favourites', () => {
  /** Where products are shown, one of each kind. */
  const PLACES = [
    [
      'a product list',
      ['products', 'list', {}],
      (id: number) => ({ products: [{ id, isFavourite: false }] }),
    ],
    ['its own page', ['products', 'detail', 'x'], (id: number) => ({ id, isFavourite: false })],
    ['a collection', ['collections', 'new'], (id: number) => [{ id, isFavourite: false }]],
    [
      'the viewing history',
      ['viewing-history'],
      (id: number) => [{ id: 1, product: { id, isFavourite: false } }],
    ],
  ] as const;

  it.each(PLACES)(
    '[trans-favourite-attach] [trans-favourite-detach] [trans-product-history-favourite] are told at once in %s',
    async (_name, key, viewOf) => {
      services.queryClient.setQueryData(key, viewOf(product.id));
      const told = () =>
        JSON.stringify(services.queryClient.getQueryData(key)).includes('"isFavourite":true');
      const adding = setFavourite(services, product.id, true);
      expect(told()).toBe(true);
      await adding;
      expect([told(), (await onServer()).is_favorite]).toEqual([true, true]);
      await setFavourite(services, product.id, false);
      expect([told(), (await onServer()).is_favorite]).toEqual([false, false]);
    },
  );

  it('leave everything else in the cache as it is, as old as it is', async () => {
    const other = { id: product.id + 1, isFavourite: false };
    services.queryClient.setQueryData(['products', 'other'], other, { updatedAt: 5 });
    services.queryClient.setQueryData(
      ['products', 'same'],
      { id: product.id, isFavourite: false },
      { updatedAt: 5 },
    );
    await setFavourite(services, product.id, true);
    expect(services.queryClient.getQueryData(['products', 'other'])).toBe(other);
    expect(services.queryClient.getQueryState(['products', 'same'])?.dataUpdatedAt).toBe(5);
    await setFavourite(services, product.id, false);
  });

  it('stand in their list, the latest first', async () => {
    await setFavourite(services, product.id, true);
    const { entries, pagination } = await openList();
    expect(entries[0]).toMatchObject({ product: { key: product.key, isFavourite: true }, isAvailable: true });
    expect(pagination).toMatchObject({ total: 1, current: 1, last: 1 });
    await setFavourite(services, product.id, false);
    expect(services.queryClient.getQueryState(['favourites', 1])?.isInvalidated).toBe(true);
    expect((await openList()).entries).toEqual([]);
  });
});

it('likes a product and takes it back; its page follows the server’s count', async () => {
  const { likesCount } = await open();
  const liking = setLiked(services, shown(), true);
  expect(shown()).toMatchObject({ isLiked: true, likesCount: likesCount + 1 });
  await liking;
  expect(await onServer()).toMatchObject({ is_liked: true, likes_count: likesCount + 1, is_favorite: false });
  await setLiked(services, shown(), false);
  expect(shown()).toMatchObject({ isLiked: false, likesCount });
});

it('bookmarks a product and removes it', async () => {
  await open();
  const id = await addBookmark(services, shown());
  expect([shown().bookmarkId, (await onServer()).bookmark_id]).toEqual([id, id]);
  const { entries } = await services.queryClient.fetchQuery(bookmarksQuery(services.api, 1));
  expect(entries).toMatchObject([{ id, product: { key: product.key } }]);
  await removeBookmark(services, shown(), id);
  expect(shown().bookmarkId).toBeNull();
  expect((await services.api.call(listBookmarks, { query: {} })).data).toEqual([]);
  await expect(removeBookmark(services, shown(), id)).rejects.toThrow('ブックマークが見つかりません');
});

it('[valid-favourite-like-rethrow] [error-core-favourite-like] takes back what was shown and throws the server’s message', async () => {
  const key = ['products', 'list', {}];
  services.queryClient.setQueryData(key, [{ id: NO_SUCH_PRODUCT, isFavourite: false }]);
  await expect(setFavourite(services, NO_SUCH_PRODUCT, true)).rejects.toThrow('商品が見つかりません');
  expect(services.queryClient.getQueryData(key)).toEqual([{ id: NO_SUCH_PRODUCT, isFavourite: false }]);

  const view = await open();
  const gone = { ...view, key: 'no-such-product' };
  services.queryClient.setQueryData(['products', 'detail', gone.key], gone);
  await expect(setLiked(services, gone, true)).rejects.toThrow('商品が見つかりません');
  expect(services.queryClient.getQueryData(['products', 'detail', gone.key])).toEqual(gone);
});
