import { approvalsQuery } from '@shop/feature-orders/approvals/approvals-query';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One page of the requests to approve orders. */
const page = definePage({
  id: 'approvals',
  guard: 'member',
  cache: 'private',
  async load({ api, search, isLogin, fetch }) {
    if (isLogin) await fetch(approvalsQuery(api, readPageNumber(search)));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function ApprovalsPage() {
  return <RoutePage page={page} />;
}
