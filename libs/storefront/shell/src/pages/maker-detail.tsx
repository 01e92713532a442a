import { makerProductsFilter } from '@shop/feature-catalogue/maker-products-filter';
import { makerQuery } from '@shop/feature-catalogue/maker-query';
import { productsQuery } from '@shop/feature-catalogue/products-query';
import { isEntryKey } from '@shop/feature-content/is-entry-key';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { routeErrorResponse } from '../page/route-error';
import { RoutePage } from '../page/route-page';

/** One maker with its products, which may fail without it. core §2 */
const page = definePage({
  id: 'maker-detail',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, params, fetch, prefetch }) {
    const key = params['key'] ?? '';
    if (!isEntryKey(key)) throw routeErrorResponse({ kind: 'not-found' });
    const maker = await fetch(makerQuery(api, key));
    await prefetch(productsQuery(api, makerProductsFilter(maker.key)));
    return { title: maker.name, description: maker.description };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function MakerDetailPage() {
  return <RoutePage page={page} />;
}
