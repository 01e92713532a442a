import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { Bookmark } from './bookmark';

const schemas = { query: PageQuery, response: v.array(Bookmark) };

/** The member's bookmarks, newest first; `x-limit` says how many may be kept. */
export const listBookmarks: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/bookmarks',
  auth: 'member',
  responseType: 'json',
};

export const listBookmarksSpec = specify({
  endpoint: listBookmarks,
  schemas,
  summary: 'ブックマークの一覧',
  errors: [],
});
