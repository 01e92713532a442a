import { orderQuery } from '@shop/feature-orders/order-query';
import { returnsQuery } from '@shop/feature-orders/returns/returns-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { routeErrorResponse } from '../page/route-error';
import { RoutePage } from '../page/route-page';

/** The form by which a member asks to return pieces of an order. */
const page = definePage({
  id: 'order-return',
  guard: 'member',
  cache: 'private',
  async load({ api, params, isLogin, fetch }) {
    const id = Number(params['key']);
    if (!Number.isSafeInteger(id) || id < 1) throw routeErrorResponse({ kind: 'not-found' });
    if (isLogin) await Promise.all([fetch(orderQuery(api, id)), fetch(returnsQuery(api, id))]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function OrderReturnPage() {
  return <RoutePage page={page} />;
}
