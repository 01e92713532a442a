import { approvalQuery } from '@shop/feature-orders/approvals/approval-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { routeErrorResponse } from '../page/route-error';
import { RoutePage } from '../page/route-page';

/** One request to approve an order. */
const page = definePage({
  id: 'approval-detail',
  guard: 'member',
  cache: 'private',
  async load({ api, params, isLogin, fetch }) {
    const id = Number(params['key']);
    if (!Number.isSafeInteger(id) || id < 1) throw routeErrorResponse({ kind: 'not-found' });
    if (isLogin) await fetch(approvalQuery(api, id));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function ApprovalDetailPage() {
  return <RoutePage page={page} />;
}
