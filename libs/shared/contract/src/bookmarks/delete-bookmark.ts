import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { BOOKMARK_ERRORS } from './bookmark-errors';

const schemas = { params: v.object({ id: IdFromText }) };

/** Removes a bookmark. */
export const deleteBookmark: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/bookmarks/{id}',
  auth: 'member',
  responseType: 'empty',
};

export const deleteBookmarkSpec = specify({
  endpoint: deleteBookmark,
  schemas,
  summary: 'ブックマークの削除',
  errors: [BOOKMARK_ERRORS.notFound],
  status: 204,
});
