import { meQuery } from '@shop/feature-account/me-query';
import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { catalogsQuery } from '@shop/feature-content/catalogs-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The printed catalogues, and the form that has them sent. core §2 */
const page = definePage({
  id: 'catalog-order',
  guard: 'public',
  cache: 'public',
  async load({ api, isLogin, fetch, prefetch }) {
    await Promise.all([
      fetch(catalogsQuery(api)),
      prefetch(prefecturesQuery(api)),
      isLogin ? prefetch(meQuery(api)) : null,
    ]);
    return { description: 'カタログを無料でお届けします。ご希望のカタログとお届け先をご入力ください。' };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function CatalogOrderPage() {
  return <RoutePage page={page} />;
}
