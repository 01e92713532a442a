import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { Blog } from './blog';
import { BLOG_ERRORS } from './blog-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
  response: Blog,
};

/** One published article. */
export const getBlog: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/blogs/{id}',
  auth: 'any',
  responseType: 'json',
};

export const getBlogSpec = specify({
  endpoint: getBlog,
  schemas,
  summary: 'ブログの記事',
  errors: [BLOG_ERRORS.notFound],
});
