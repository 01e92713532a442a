import { bookmarksQuery } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One page of the member’s bookmarks. */
const page = definePage({
  id: 'bookmark',
  guard: 'member',
  cache: 'private',
  allowsPopups: true,
  async load({ api, search, isLogin, fetch }) {
    if (isLogin) await fetch(bookmarksQuery(api, readPageNumber(search)));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function BookmarkPage() {
  return <RoutePage page={page} />;
}
