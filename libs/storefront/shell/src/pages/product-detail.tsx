import { productQuery } from '@shop/feature-catalogue/product-query';
import { productRatingQuery } from '@shop/feature-catalogue/product-rating-query';
import { productSummary } from '@shop/feature-catalogue/product-summary';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 120;

/** The code belongs to parts that hydrate later, and not to every first load as this route does. */
const loadPrefetch = () => import('../page/prefetch-around-product');

/** One product. Everything around it may fail without failing the page. */
const page = definePage({
  id: 'product-detail',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  secretParameter: 'restock_token',
  async load({ api, params, fetch, prefetch, loadSecondary }) {
    const key = params['key'] ?? '';
    const loading = fetch(productQuery(api, key));
    const [product] = await Promise.all([
      loading,
      prefetch(productRatingQuery(api, key)),
      loadSecondary(async () =>
        (await loadPrefetch()).prefetchAroundProduct({ api, prefetch }, key, loading),
      ),
    ]);
    const options = product.options.map(({ value }) => value).join('／');
    return {
      title: options === '' ? product.name : `${product.name}（${options}）`,
      description: productSummary(product).replace(/\s+/g, ' ').slice(0, DESCRIPTION_LENGTH),
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function ProductDetailPage() {
  return <RoutePage page={page} />;
}
