import { statementsQuery } from '@shop/feature-orders/statements/statements-query';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One page of what the member's company pays for its closing periods. */
const page = definePage({
  id: 'statements',
  guard: 'member',
  cache: 'private',
  allowsPopups: true,
  async load({ api, search, isLogin, fetch }) {
    if (isLogin) await fetch(statementsQuery(api, readPageNumber(search)));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function StatementsPage() {
  return <RoutePage page={page} />;
}
