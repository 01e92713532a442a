import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { BlogEntry } from './blog';

const schemas = {
  query: PageQuery,
  response: v.array(BlogEntry),
};

/** Published articles, newest first. */
export const listBlogs: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/blogs',
  auth: 'any',
  responseType: 'json',
};

export const listBlogsSpec = specify({
  endpoint: listBlogs,
  schemas,
  summary: 'ブログの一覧',
  errors: [],
});
