import type { SavedList } from '@shop/feature-catalogue/saved-products/saved-products-query';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccountColumns } from './account-columns';
import { QueryFailure } from './query-failure';
import type { SavedCommands } from './saved-commands';
import { SavedProductRow } from './saved-product-row';
import { savedProductsPageWords } from './saved-products-page-words';
import styles from './saved-products-page.module.css';
import { PrimaryLink } from './primary-link';

interface SavedProductsPageProps extends SavedCommands {
  readonly title: string;
  /** The pages between マイページ and this one. */
  readonly above?: readonly { readonly label: string; readonly to: string }[];
  readonly emptyMessage: string;
  readonly list: UseQueryResult<SavedList>;
  /** The address of a page. */
  readonly toPage: (page: number) => string;
  /** Between the heading and the products. */
  readonly children?: ReactNode;
}

/** A page of products that the member has saved, to buy them or to remove them. */
export function SavedProductsPage(props: SavedProductsPageProps) {
  const words = useWords(savedProductsPageWords);
  const { title, above = [], emptyMessage, list, toPage, remove, putBack, children } = props;
  const { data, error, isPending, refetch } = list;
  return (
    <>
      <Breadcrumb
        items={[
          { label: words.home, to: paths.home() },
          { label: words.mypage, to: paths.mypage() },
          ...above,
          { label: title },
        ]}
      />
      <AccountColumns>
        <h1>{title}</h1>
        {children}
        {isPending && <SkeletonPage sizes={['block', 'block', 'block']} />}
        {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
        {data !== undefined && data.entries.length === 0 && (
          <EmptyState message={emptyMessage}>
            <PrimaryLink to={paths.productList()}>{words.toProductList}</PrimaryLink>
          </EmptyState>
        )}
        {data !== undefined && data.entries.length > 0 && (
          <div className={styles.results}>
            <p className={styles.total}>{words.total(data.pagination.total)}</p>
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
      </AccountColumns>
    </>
  );
}
