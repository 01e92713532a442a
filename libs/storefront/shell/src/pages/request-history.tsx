import { productRequestsQuery } from '@shop/feature-catalogue/product-request/product-requests-query';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One page of the products that the member asked the shop for. */
const page = definePage({
  id: 'request-history',
  guard: 'member',
  cache: 'private',
  allowsPopups: true,
  async load({ api, search, isLogin, fetch }) {
    if (isLogin) await fetch(productRequestsQuery(api, readPageNumber(search)));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function RequestHistoryPage() {
  return <RoutePage page={page} />;
}
