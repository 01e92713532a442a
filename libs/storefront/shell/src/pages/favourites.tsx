import { favouritesQuery } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { userListsQuery } from '@shop/feature-catalogue/saved-products/user-lists-query';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One page of the member’s favourites. */
const page = definePage({
  id: 'favourites',
  guard: 'member',
  cache: 'private',
  allowsPopups: true,
  async load({ api, search, isLogin, fetch, prefetch }) {
    if (isLogin)
      await Promise.all([fetch(favouritesQuery(api, readPageNumber(search))), prefetch(userListsQuery(api))]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function FavouritesPage() {
  return <RoutePage page={page} />;
}
