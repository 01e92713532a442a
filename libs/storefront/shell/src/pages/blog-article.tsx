import { blogProductsQuery } from '@shop/feature-catalogue/blog-products-query';
import { isEntryKey } from '@shop/feature-content/is-entry-key';
import { blogEntryQuery } from '@shop/feature-content/blog-entry-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { routeErrorResponse } from '../page/route-error';
import { RoutePage } from '../page/route-page';

/** One article of the shop. core §2 */
const page = definePage({
  id: 'blog-article',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, params, fetch, prefetch }) {
    const key = params['key'] ?? '';
    if (!isEntryKey(key)) throw routeErrorResponse({ kind: 'not-found' });
    const products = prefetch(blogProductsQuery(api, key));
    const { title, excerpt } = await fetch(blogEntryQuery(api, key));
    await products;
    return { title, description: excerpt };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function BlogArticlePage() {
  return <RoutePage page={page} />;
}
