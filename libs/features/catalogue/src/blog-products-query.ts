import type { ApiClient } from '@shop/api-client/api-client';
import { listBlogProducts } from '@shop/contract/blogs/list-blog-products';
import { queryOptions } from '@tanstack/react-query';
import { loadProductTransformers } from './load-product-transformers';
import { productPartKeys } from './product-part-keys';

/** The products that an article of the blog is about. */
export function blogProductsQuery(api: ApiClient, key: string) {
  return queryOptions({
    queryKey: productPartKeys.ofBlog(key),
    queryFn: async ({ signal }) => {
      const response = api.call(listBlogProducts, { params: { id: Number(key) } }, { signal });
      const [{ data }, { toProductSummary }] = await Promise.all([response, loadProductTransformers()]);
      return data.map(toProductSummary);
    },
  });
}
