import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Id } from '../wire/id';
import { Bookmark } from './bookmark';
import { PRODUCT_ERRORS } from '../products/product-errors';
import { BOOKMARK_ERRORS } from './bookmark-errors';

const schemas = { body: v.object({ product_id: Id }), response: Bookmark };

/** Bookmarks a product; for one that is bookmarked already it returns that bookmark. */
export const createBookmark: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/bookmarks',
  auth: 'member',
  responseType: 'json',
};

export const createBookmarkSpec = specify({
  endpoint: createBookmark,
  schemas,
  summary: 'ブックマークの追加',
  errors: [PRODUCT_ERRORS.notFound, BOOKMARK_ERRORS.limitExceeded],
  status: 201,
});
