import { readOrderSearch } from '@shop/feature-orders/order-search';
import { ordersQuery } from '@shop/feature-orders/orders-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One page of the member’s orders, all or those of some days. */
const page = definePage({
  id: 'order-history',
  guard: 'member',
  cache: 'private',
  async load({ api, search, isLogin, fetch }) {
    if (isLogin) await fetch(ordersQuery(api, readOrderSearch(search)));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function OrderHistoryPage() {
  return <RoutePage page={page} />;
}
