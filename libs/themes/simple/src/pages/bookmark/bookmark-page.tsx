import { bookmarksQuery } from '@shop/feature-catalogue/marks/saved-products-query';
import { useMarks } from '@shop/feature-catalogue/marks/use-marks';
import { readPageNumber } from '@shop/feature-orders/read-page-number';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import type { PageProps } from '@shop/theming/page-props';
import { useQuery } from '@tanstack/react-query';
import { SavedProductsPage } from '../../parts/saved-products-page';

/** The member's bookmarks, the latest first. */
export default function BookmarkPage({ search }: PageProps) {
  const { addBookmark, removeBookmark } = useMarks();
  return (
    <SavedProductsPage
      title="ブックマーク"
      emptyMessage="ブックマークした商品はまだありません"
      list={useQuery(bookmarksQuery(useApi(), readPageNumber(search)))}
      toPage={paths.bookmarks}
      remove={({ id, product }) => removeBookmark(product, id)}
      putBack={async (entry) => ({ ...entry, id: await addBookmark(entry.product) })}
    />
  );
}
