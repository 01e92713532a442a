import { userListQuery } from '@shop/feature-catalogue/saved-products/user-list-query';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One page of one of the member’s lists. */
const page = definePage({
  id: 'favourite-list',
  guard: 'member',
  cache: 'private',
  allowsPopups: true,
  async load({ api, params, search, isLogin, fetch }) {
    if (!isLogin) return {};
    const { name } = await fetch(userListQuery(api, params['key'] ?? '', readPageNumber(search)));
    return { title: name };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function FavouriteListPage() {
  return <RoutePage page={page} />;
}
