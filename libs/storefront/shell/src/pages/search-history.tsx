import { pastSearchesQuery } from '@shop/feature-catalogue/search-history/past-searches-query';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One page of what the member searched for. */
const page = definePage({
  id: 'search-history',
  guard: 'member',
  cache: 'private',
  allowsPopups: true,
  async load({ api, search, isLogin, fetch }) {
    if (isLogin) await fetch(pastSearchesQuery(api, readPageNumber(search)));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function SearchHistoryPage() {
  return <RoutePage page={page} />;
}
