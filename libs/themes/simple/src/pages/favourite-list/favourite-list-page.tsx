import { detachFromListMutation } from '@shop/feature-catalogue/saved-products/detach-from-list-mutation';
import { favouriteMutation } from '@shop/feature-catalogue/saved-products/favourite-mutation';
import { userListQuery } from '@shop/feature-catalogue/saved-products/user-list-query';
import { useShopServices } from '@shop/query/shop-services-provider';
import { accountPaths } from '@shop/site/paths/account-paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQuery } from '@tanstack/react-query';
import { SavedProductsPage } from '../../parts/saved-products-page';
import { favouriteListWords } from './favourite-list-words';

/** One of the member's lists: its products, to buy them or to take them out of this list. account §2 */
export default function FavouriteListPage({ params, search }: PageProps) {
  const words = useWords(favouriteListWords);
  const services = useShopServices();
  const listKey = params['key'] ?? '';
  const list = useQuery(userListQuery(services.api, listKey, readPageNumber(search)));
  const detach = useGuardedMutation(detachFromListMutation(services));
  const favourite = useGuardedMutation(favouriteMutation(services));
  return (
    <SavedProductsPage
      title={list.data?.name ?? words.lists}
      above={[{ label: words.lists, to: accountPaths.favourites() }]}
      emptyMessage={words.empty}
      list={list}
      toPage={(page) => accountPaths.favouriteList(listKey, page)}
      remove={({ product }) => detach.mutateAsync({ listKey, productId: product.id })}
      // The shop adds products to the favourites, which are the one list that members fill.
      putBack={async (entry) => {
        await favourite.mutateAsync({ productId: entry.product.id, isFavourite: true });
        return entry;
      }}
    />
  );
}
