import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ProductSummary } from '../products/product';
import { IdFromText } from '../wire/id';
import { BLOG_ERRORS } from './blog-errors';

const schemas = { params: v.object({ id: IdFromText }), response: v.array(ProductSummary) };

/** The products that an article links to, in the order of its text; those that are not for sale any more are left out. */
export const listBlogProducts: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/blogs/{id}/products',
  auth: 'any',
  responseType: 'json',
};

export const listBlogProductsSpec = specify({
  endpoint: listBlogProducts,
  schemas,
  summary: 'ブログの記事の商品',
  errors: [BLOG_ERRORS.notFound],
});
