import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { Bookmark } from './bookmark';
import { BOOKMARK_ERRORS } from './bookmark-errors';

const schemas = { params: v.object({ id: IdFromText }), response: Bookmark };

/** One of the member's bookmarks. */
export const getBookmark: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/bookmarks/{id}',
  auth: 'member',
  responseType: 'json',
};

export const getBookmarkSpec = specify({
  endpoint: getBookmark,
  schemas,
  summary: 'ブックマーク',
  errors: [BOOKMARK_ERRORS.notFound],
});
