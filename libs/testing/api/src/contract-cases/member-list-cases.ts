import { createBookmarkSpec } from '@shop/contract/bookmarks/create-bookmark';
import { deleteBookmarkSpec } from '@shop/contract/bookmarks/delete-bookmark';
import { getBookmarkSpec } from '@shop/contract/bookmarks/get-bookmark';
import { listBookmarksSpec } from '@shop/contract/bookmarks/list-bookmarks';
import { listLoginHistoriesSpec } from '@shop/contract/login-histories/list-login-histories';
import { createProductHistorySpec } from '@shop/contract/product-histories/create-product-history';
import { deleteProductHistoriesSpec } from '@shop/contract/product-histories/delete-product-histories';
import { listGuestProductHistoriesSpec } from '@shop/contract/product-histories/list-guest-product-histories';
import { listProductHistoriesSpec } from '@shop/contract/product-histories/list-product-histories';
import { createProductRequestSpec } from '@shop/contract/product-requests/create-product-request';
import { deleteProductRequestHistorySpec } from '@shop/contract/product-requests/delete-product-request-history';
import { listProductRequestHistoriesSpec } from '@shop/contract/product-requests/list-product-request-histories';
import { deleteProductSearchHistorySpec } from '@shop/contract/product-search-histories/delete-product-search-history';
import { listProductSearchHistoriesSpec } from '@shop/contract/product-search-histories/list-product-search-histories';
import { createProductSearchHistorySpec } from '@shop/contract/products/create-product-search-history';
import { listNewProductsSpec } from '@shop/contract/products/list-new-products';
import { attachUserListsSpec } from '@shop/contract/user-lists/attach-user-lists';
import { detachFromUserListSpec } from '@shop/contract/user-lists/detach-from-user-list';
import { detachUserListsSpec } from '@shop/contract/user-lists/detach-user-lists';
import { getUserListSpec } from '@shop/contract/user-lists/get-user-list';
import { listUserListsSpec } from '@shop/contract/user-lists/list-user-lists';
import { FAVOURITES_KEY } from '@shop/contract/user-lists/user-list';
import type { Caller } from './callers';
import { type ContractCase, invalid, PAGE_TOO_LONG, NO_INPUT, notFound, UNKNOWN_ID } from './contract-case';
import type { CaseFixtures } from './case-fixtures';

const REQUEST = { product_name: '左ききの急須' };
const UNKNOWN_PRODUCT = notFound('product.product_not_found', { body: { product_id: UNKNOWN_ID } });
const NO_PRODUCT = invalid({ body: { ids: [] } });

const productId = ({ product }: CaseFixtures) => ({ body: { product_id: product().id } });
const favourites = async ({ api, product }: CaseFixtures, owner: Caller) => {
  const body = { table: 'products' as const, ids: [product().id] };
  await api.call(attachUserListsSpec, { body }, owner);
  return { params: { key: FAVOURITES_KEY }, body };
};
const bookmark = async ({ api, product }: CaseFixtures, owner: Caller) => {
  const { body } = await api.call(createBookmarkSpec, { body: { product_id: product().id } }, owner);
  return { params: { id: body.id } };
};
const request = async ({ api }: CaseFixtures, owner: Caller) => {
  const { body } = await api.call(createProductRequestSpec, { body: REQUEST }, owner);
  return { params: { id: body.id } };
};
const search = async ({ api }: CaseFixtures, owner: Caller) => {
  await api.call(createProductSearchHistorySpec, { body: { word: '急須' } }, owner);
  const { body } = await api.call(listProductSearchHistoriesSpec, { query: {} }, owner);
  return { params: { id: body[0]!.id } };
};

/** Calls for a member's lists, bookmarks and histories. */
export const MEMBER_LIST_CASES: readonly ContractCase[] = [
  { spec: createBookmarkSpec, input: productId, rejection: UNKNOWN_PRODUCT },
  { spec: listBookmarksSpec, rejection: PAGE_TOO_LONG },
  ...[getBookmarkSpec, deleteBookmarkSpec].map((spec) => ({
    spec,
    input: bookmark,
    rejection: notFound('bookmark.not_found', { params: { id: UNKNOWN_ID } }),
    ids: 'owned' as const,
  })),
  { spec: listLoginHistoriesSpec, rejection: PAGE_TOO_LONG },
  { spec: createProductHistorySpec, input: productId, rejection: UNKNOWN_PRODUCT },
  { spec: deleteProductHistoriesSpec, rejection: NO_INPUT },
  { spec: listGuestProductHistoriesSpec, rejection: PAGE_TOO_LONG },
  { spec: listProductHistoriesSpec, rejection: PAGE_TOO_LONG },
  { spec: listNewProductsSpec, rejection: PAGE_TOO_LONG },
  {
    spec: createProductRequestSpec,
    isCalledByOwner: true,
    input: () => ({ body: REQUEST }),
    rejection: invalid({ body: { product_name: '' } }),
  },
  {
    spec: deleteProductRequestHistorySpec,
    input: request,
    rejection: notFound('product_request.not_found', { params: { id: UNKNOWN_ID } }),
    ids: 'owned',
  },
  { spec: listProductRequestHistoriesSpec, rejection: PAGE_TOO_LONG },
  {
    spec: deleteProductSearchHistorySpec,
    input: search,
    rejection: notFound('product_search_history.not_found', { params: { id: UNKNOWN_ID } }),
    ids: 'owned',
  },
  { spec: listProductSearchHistoriesSpec, rejection: PAGE_TOO_LONG },
  {
    spec: createProductSearchHistorySpec,
    isCalledByOwner: true,
    input: () => ({ body: { word: '急須' } }),
    rejection: invalid({ body: { word: '' } }),
  },
  {
    spec: attachUserListsSpec,
    input: favourites,
    rejection: notFound('product.product_not_found', { body: { ids: [UNKNOWN_ID] } }),
  },
  {
    spec: detachFromUserListSpec,
    input: favourites,
    rejection: notFound('user_list.not_found', { params: { key: 'no-such-list' } }),
    // Everybody's own list has the same key.
    ids: 'shared',
  },
  { spec: detachUserListsSpec, input: favourites, rejection: NO_PRODUCT },
  {
    spec: getUserListSpec,
    input: favourites,
    rejection: notFound('user_list.not_found', { params: { key: 'no-such-list' } }),
    ids: 'shared',
  },
  { spec: listUserListsSpec, rejection: PAGE_TOO_LONG },
];
