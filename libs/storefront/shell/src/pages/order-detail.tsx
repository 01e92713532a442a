import { orderQuery } from '@shop/feature-orders/order-query';
import { hasReturns, returnsQuery } from '@shop/feature-orders/returns/returns-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { routeErrorResponse } from '../page/route-error';
import { RoutePage } from '../page/route-page';

/** One order of the member. */
const page = definePage({
  id: 'order-detail',
  guard: 'member',
  cache: 'private',
  async load({ api, params, isLogin, fetch }) {
    const id = Number(params['key']);
    if (!Number.isSafeInteger(id) || id < 1) throw routeErrorResponse({ kind: 'not-found' });
    if (!isLogin) return {};
    const order = await fetch(orderQuery(api, id));
    if (hasReturns(order.status)) await fetch(returnsQuery(api, id));
    return { title: `注文番号 ${order.orderNo}` };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function OrderDetailPage() {
  return <RoutePage page={page} />;
}
