import { favouriteMutation } from '@shop/feature-catalogue/saved-products/favourite-mutation';
import { favouritesQuery } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { useShopServices } from '@shop/query/shop-services-provider';
import { accountPaths } from '@shop/site/paths/account-paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQuery } from '@tanstack/react-query';
import { SavedProductsPage } from '../../parts/saved-products-page';
import { ListLinks } from './list-links';
import { favouritesWords } from './favourites-words';

/** The member's favourites, the latest first. */
export default function FavouritesPage({ search }: PageProps) {
  const words = useWords(favouritesWords);
  const services = useShopServices();
  const favourite = useGuardedMutation(favouriteMutation(services));
  return (
    <SavedProductsPage
      title={words.heading}
      emptyMessage={words.empty}
      list={useQuery(favouritesQuery(services.api, readPageNumber(search)))}
      toPage={accountPaths.favourites}
      remove={({ product }) => favourite.mutateAsync({ productId: product.id, isFavourite: false })}
      putBack={async (entry) => {
        await favourite.mutateAsync({ productId: entry.product.id, isFavourite: true });
        return entry;
      }}
    >
      <ListLinks />
    </SavedProductsPage>
  );
}
