import { listBookmarks } from '@shop/contract/bookmarks/list-bookmarks';
import { getProduct } from '@shop/contract/products/get-product';
import { runMutation } from '@shop/query/run-mutation';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { productKeys } from '../product-keys';
import { productQuery } from '../product-query';
import type { ProductView } from '../product-view';
import { addBookmarkMutation, removeBookmarkMutation } from './bookmark-mutations';
import { favouriteMutation } from './favourite-mutation';
import { likeMutation } from './like-mutation';
import { bookmarksQuery, favouritesQuery } from './saved-products-query';

const NO_SUCH_PRODUCT = 999_999;
let api: TestApi;
let services: TestServices;
let product: { readonly id: number; readonly key: string };

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  [product = { id: 0, key: '' }] = await wellStockedProducts(api.db, 1);
  await services.session.login({ identifier: 'manager@example.jp', password: 'demo-pass-2026' });
});
beforeEach(() => services.queryClient.clear());
afterAll(() => {
  services.session.close();
  return api.close();
});

const setFavourite = (productId: number, isFavourite: boolean) =>
  runMutation(services.queryClient, favouriteMutation(services), { productId, isFavourite });
const setLiked = (liked: Pick<ProductView, 'key' | 'likesCount'>, isLiked: boolean) =>
  runMutation(services.queryClient, likeMutation(services), { product: liked, isLiked });
const addBookmark = (saved: Pick<ProductView, 'id' | 'key'>) =>
  runMutation(services.queryClient, addBookmarkMutation(services), saved);
const removeBookmark = (saved: Pick<ProductView, 'id' | 'key' | 'isFavourite'>, bookmarkId: number) =>
  runMutation(services.queryClient, removeBookmarkMutation(services), { product: saved, bookmarkId });
/** What is optimistic is done by then; the server's response is not there yet. */
const whilePending = async () => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(services.queryClient.isMutating()).toBe(1);
};

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
      'a stylist’s looks',
      ['stylists', 'detail', 'x'],
      (id: number) => ({ looks: [{ id: 1, products: [{ id, isFavourite: false }] }] }),
    ],
    [
      'the viewing history',
      ['viewing-history'],
      (id: number) => [{ id: 1, product: { id, isFavourite: false } }],
    ],
  ] as const;

  it.each(PLACES)(
    '[trans-favourite-attach] [trans-favourite-detach] [trans-product-history-favourite] update %s at once',
    async (_name, key, viewOf) => {
      services.queryClient.setQueryData(key, viewOf(product.id));
      const told = () =>
        JSON.stringify(services.queryClient.getQueryData(key)).includes('"isFavourite":true');
      const adding = setFavourite(product.id, true);
      await whilePending();
      expect(told()).toBe(true);
      await adding;
      expect([told(), (await onServer()).is_favorite]).toEqual([true, true]);
      await setFavourite(product.id, false);
      expect([told(), (await onServer()).is_favorite]).toEqual([false, false]);
    },
  );

  it('leave other queries in the cache unchanged, with their age', async () => {
    const OTHER = productKeys.detail('other');
    const SAME = productKeys.detail('same');
    const other = { id: product.id + 1, isFavourite: false };
    services.queryClient.setQueryData(OTHER, other, { updatedAt: 5 });
    services.queryClient.setQueryData(SAME, { id: product.id, isFavourite: false }, { updatedAt: 5 });
    await setFavourite(product.id, true);
    expect(services.queryClient.getQueryData(OTHER)).toBe(other);
    expect(services.queryClient.getQueryState(SAME)?.dataUpdatedAt).toBe(5);
    await setFavourite(product.id, false);
  });

  it('are shown by a page whose product was on its way during the change', async () => {
    const { queryClient } = services;
    const query = productQuery(services.api, product.key);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const stale = await open();
    queryClient.clear();
    let asked = 0;
    const queryFn = async () => {
      asked += 1;
      if (asked > 1) return { ...stale, isFavourite: (await onServer()).is_favorite };
      await released;
      return stale;
    };
    const leave = new QueryObserver(queryClient, { ...query, queryFn }).subscribe(() => undefined);
    await setFavourite(product.id, true);
    release();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(shown().isFavourite).toBe(true);
    leave();
    await setFavourite(product.id, false);
  });

  it('are listed with the latest first', async () => {
    await setFavourite(product.id, true);
    const { entries, pagination } = await openList();
    expect(entries[0]).toMatchObject({ product: { key: product.key, isFavourite: true }, isAvailable: true });
    expect(pagination).toMatchObject({ total: 1, current: 1, last: 1 });
    await setFavourite(product.id, false);
    expect(services.queryClient.getQueryState(['favourites', 1])?.isInvalidated).toBe(true);
    expect((await openList()).entries).toEqual([]);
  });
});

it('likes a product and takes it back; its page follows the server’s count', async () => {
  const { likesCount } = await open();
  const liking = setLiked(shown(), true);
  await whilePending();
  expect(shown()).toMatchObject({ isLiked: true, likesCount: likesCount + 1 });
  await liking;
  expect(await onServer()).toMatchObject({ is_liked: true, likes_count: likesCount + 1, is_favorite: false });
  await setLiked(shown(), false);
  expect(shown()).toMatchObject({ isLiked: false, likesCount });
});

it('[interp-single-bookmark] bookmarks a product and removes it', async () => {
  await open();
  const id = await addBookmark(shown());
  expect([shown().bookmarkId, (await onServer()).bookmark_id]).toEqual([id, id]);
  const { entries } = await services.queryClient.fetchQuery(bookmarksQuery(services.api, 1));
  expect(entries).toMatchObject([{ id, product: { key: product.key } }]);
  await removeBookmark(shown(), id);
  expect(shown().bookmarkId).toBeNull();
  expect((await services.api.call(listBookmarks, { query: {} })).data).toEqual([]);
  await expect(removeBookmark(shown(), id)).rejects.toThrow('ブックマークが見つかりません');
});

it.each([
  ['no favourite', false, false],
  ['a favourite too', true, true],
])(
  '[trans-product-history-favourite] a bookmark marks a product in the viewing history that is shown; of %s it is taken back',
  async (_what, isFavourite, isMarkedAfterwards) => {
    await setFavourite(product.id, isFavourite);
    const { id, key } = await open();
    const entry = { product: { id, isFavourite } };
    const other = { product: { id: id + 1, isFavourite: false } };
    const HISTORY = ['viewing-history', 'member'];
    services.queryClient.setQueryData(HISTORY, [entry, other]);
    const marks = () =>
      services.queryClient
        .getQueryData<(typeof entry)[]>(HISTORY)
        ?.map((viewed) => viewed.product.isFavourite);
    const bookmarkId = await addBookmark({ id, key });
    expect(marks()).toEqual([true, false]);
    await removeBookmark(shown(), bookmarkId);
    expect(marks()).toEqual([isMarkedAfterwards, false]);
    await setFavourite(product.id, false);
  },
);

it('[valid-favourite-like-rethrow] [error-core-favourite-like] rolls the optimistic update back and throws the server’s message', async () => {
  const key = productKeys.lists;
  const list = { products: [{ id: NO_SUCH_PRODUCT, isFavourite: false }] };
  services.queryClient.setQueryData(key, list);
  await expect(setFavourite(NO_SUCH_PRODUCT, true)).rejects.toThrow('商品が見つかりません');
  expect(services.queryClient.getQueryData(key)).toEqual(list);

  const view = await open();
  const gone = { ...view, key: 'no-such-product' };
  services.queryClient.setQueryData(productKeys.detail(gone.key), gone);
  await expect(setLiked(gone, true)).rejects.toThrow('商品が見つかりません');
  expect(services.queryClient.getQueryData(productKeys.detail(gone.key))).toEqual(gone);
});
