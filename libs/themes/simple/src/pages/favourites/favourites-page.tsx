import { favouritesQuery } from '@shop/feature-catalogue/marks/saved-products-query';
import { useMarks } from '@shop/feature-catalogue/marks/use-marks';
import { readPageNumber } from '@shop/feature-orders/read-page-number';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useQuery } from '@tanstack/react-query';
import { SavedProductsPage } from '../../parts/saved-products-page';

/** The member's favourites, the latest first. */
export default function FavouritesPage({ search }: PageProps) {
  const { setFavourite } = useMarks();
  return (
    <SavedProductsPage
      title="お気に入りリスト"
      emptyMessage="お気に入りの商品はまだありません"
      list={useQuery(favouritesQuery(useApi(), readPageNumber(search)))}
      toPage={paths.favourites}
      remove={({ product }) => setFavourite(product.id, false)}
      putBack={async (entry) => {
        await setFavourite(entry.product.id, true);
        return entry;
      }}
    />
  );
}
