import { toListQuery } from '@shop/feature-catalogue/product-filter';
import { paths } from '@shop/site/paths';
import type { PageProps } from '@shop/theming/page-props';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { ProductCards } from '../../parts/product-cards';
import { QueryFailure } from '../../parts/query-failure';
import { SortLinks } from '../../parts/sort-links';
import { CategoryFilter } from './category-filter';
import { FilterFold } from './filter-fold';
import styles from './product-list-page.module.css';
import { useProductList } from './use-product-list';

/** Pictures of the first row on a phone. */
const FIRST_ROW = 2;

/** Products by word and category, sorted, in pages; every choice is a link, so it works without scripts. */
export default function ProductListPage({ search }: PageProps) {
  const { filter, categories, title, isFiltered, breadcrumb, products } = useProductList(search);
  const { data, error, isPending, isPlaceholderData, refetch } = products;
  return (
    <>
      <Breadcrumb items={breadcrumb} />
      <h1>{title}</h1>
      <CategoryFilter categories={categories} filter={filter} />
      <FilterFold filter={filter} />
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {data === undefined ? '読み込み中' : `${data.pagination.total}件`}
        </p>
        <SortLinks filter={filter} classes={{ list: styles.links, link: styles.link }} />
        {isFiltered && (
          <LinkButton to={paths.productList()} variant="quiet">
            条件をクリア
          </LinkButton>
        )}
      </div>
      {isPending && <SkeletonPage sizes={['tall', 'tall', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && (
        <div aria-busy={isPlaceholderData} className={styles.results}>
          {data.products.length === 0 ? (
            <EmptyState message="該当する商品が見つかりませんでした">
              <LinkButton to={paths.productList()} variant="secondary">
                すべての商品を見る
              </LinkButton>
            </EmptyState>
          ) : (
            <ProductCards products={data.products} priorityCount={FIRST_ROW} />
          )}
          <Pagination
            current={data.pagination.current}
            last={data.pagination.last}
            toPage={(page) => paths.productList({ ...toListQuery(filter), page })}
          />
        </div>
      )}
    </>
  );
}
