import { toListQuery } from '@shop/feature-catalogue/product-filter';
import { paths } from '@shop/site/paths';
import { useProductList } from '@shop/theme-simple/pages/product-list/use-product-list';
import { ProductCards } from '@shop/theme-simple/parts/product-cards';
import { QueryFailure } from '@shop/theme-simple/parts/query-failure';
import { SortLinks } from '@shop/theme-simple/parts/sort-links';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { ActiveFilters } from './active-filters';
import { defaultProductListWords } from './default-product-list-words';
import { FilterColumn } from './filter-column';
import styles from './product-list-page.module.css';
import sorting from './sort-links.module.css';
import { ProductListLeadSlot } from '@shop/theme-simple/slots/product-list-slots';

/** Pictures of the first row on a phone. */
const FIRST_ROW = 2;

/** Products by word and category beside a column of filters; every choice is a link, so it works without scripts. */
export default function ProductListPage({ search }: PageProps) {
  const words = useWords(defaultProductListWords);
  const { filter, categories, category, title, breadcrumb, products } = useProductList(search);
  const { data, error, isPending, isPlaceholderData, refetch } = products;
  return (
    <>
      <Breadcrumb items={breadcrumb} />
      <h1 className={styles.title}>{title}</h1>
      <ProductListLeadSlot title={title} filter={filter} />
      <div className={styles.columns}>
        <FilterColumn categories={categories} filter={filter} />
        <div className={styles.results} aria-busy={isPlaceholderData}>
          <ActiveFilters filter={filter} categoryName={category} />
          <div className={styles.bar}>
            <p className={styles.count} role="status">
              {data === undefined ? words.loading : words.total(data.pagination.total)}
            </p>
            <SortLinks filter={filter} classes={sorting} />
          </div>
          {isPending && <SkeletonPage sizes={['tall', 'tall', 'tall']} />}
          {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
          {data?.products.length === 0 && (
            <EmptyState message={words.noHits}>
              <LinkButton to={paths.productList()} variant="secondary">
                {words.allProducts}
              </LinkButton>
            </EmptyState>
          )}
          {data !== undefined && data.products.length > 0 && (
            <>
              <ProductCards products={data.products} priorityCount={FIRST_ROW} columns={3} />
              <Pagination
                current={data.pagination.current}
                last={data.pagination.last}
                toPage={(page) => paths.productList({ ...toListQuery(filter), page })}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}
