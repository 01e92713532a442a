import { memberHistoryQuery } from '@shop/feature-catalogue/viewing-history/member-history-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** What the member looked at last. */
const page = definePage({
  id: 'product-history',
  guard: 'member',
  cache: 'private',
  allowsPopups: true,
  async load({ api, isLogin, fetch }) {
    if (isLogin) await fetch(memberHistoryQuery(api));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function ProductHistoryPage() {
  return <RoutePage page={page} />;
}
