import type { SavedList } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { paths } from '@shop/site/paths';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryFailure } from './query-failure';
import type { SavedCommands } from './saved-commands';
import { SavedProductRow } from './saved-product-row';
import styles from './saved-products-page.module.css';

interface SavedProductsPageProps extends SavedCommands {
  readonly title: string;
  readonly emptyMessage: string;
  readonly list: UseQueryResult<SavedList>;
  /** The address of a page. */
  readonly toPage: (page: number) => string;
}

/** A page of products that the member keeps: to buy, to look at again, or to let go. */
export function SavedProductsPage(props: SavedProductsPageProps) {
  const { title, emptyMessage, list, toPage, remove, putBack } = props;
  const { data, error, isPending, refetch } = list;
  return (
    <>
      <Breadcrumb
        items={[
          { label: 'ホーム', to: paths.home() },
          { label: 'マイページ', to: paths.mypage() },
          { label: title },
        ]}
      />
      <h1>{title}</h1>
      {isPending && <SkeletonPage sizes={['block', 'block', 'block']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && data.entries.length === 0 && (
        <EmptyState message={emptyMessage}>
          <LinkButton to={paths.productList()}>商品一覧を見る</LinkButton>
        </EmptyState>
      )}
      {data !== undefined && data.entries.length > 0 && (
        <div className={styles.results}>
          <p className={styles.total}>{data.pagination.total}件</p>
          <ul className={styles.list}>
            {data.entries.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <SavedProductRow entry={entry} remove={remove} putBack={putBack} />
              </li>
            ))}
          </ul>
          <Pagination current={data.pagination.current} last={data.pagination.last} toPage={toPage} />
        </div>
      )}
    </>
  );
}
