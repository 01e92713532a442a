import {
  addBookmarkMutation,
  removeBookmarkMutation,
} from '@shop/feature-catalogue/saved-products/bookmark-mutations';
import { bookmarksQuery } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { useShopServices } from '@shop/query/shop-services-provider';
import { accountPaths } from '@shop/site/paths/account-paths';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { useGuardedMutation } from '@shop/query/use-guarded-mutation';
import { useQuery } from '@tanstack/react-query';
import { SavedProductsPage } from '../../parts/saved-products-page';
import { bookmarkWords } from './bookmark-words';

/** The member's bookmarks, the latest first. */
export default function BookmarkPage({ search }: PageProps) {
  const words = useWords(bookmarkWords);
  const services = useShopServices();
  const add = useGuardedMutation(addBookmarkMutation(services));
  const remove = useGuardedMutation(removeBookmarkMutation(services));
  return (
    <SavedProductsPage
      title={words.heading}
      emptyMessage={words.empty}
      list={useQuery(bookmarksQuery(services.api, readPageNumber(search)))}
      toPage={accountPaths.bookmarks}
      remove={({ id, product }) => remove.mutateAsync({ product, bookmarkId: id })}
      putBack={async (entry) => ({ ...entry, id: await add.mutateAsync(entry.product) })}
    >
      <p>{words.lead}</p>
    </SavedProductsPage>
  );
}
