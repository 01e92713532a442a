import { toListQuery } from '@shop/feature-catalogue/product-filter';
import { paths } from '@shop/site/paths';
import { ActiveFilters } from '@shop/theme-simple/pages/product-list/active-filters';
import { NothingFound } from '@shop/theme-simple/pages/product-list/nothing-found';
import { ListTotal, SearchCorrected } from '@shop/theme-simple/pages/product-list/search-outcome';
import { useProductList } from '@shop/theme-simple/pages/product-list/use-product-list';
import { ProductCards } from '@shop/theme-simple/parts/product-cards';
import { QueryFailure } from '@shop/theme-simple/parts/query-failure';
import { SortLinks } from '@shop/theme-simple/parts/sort-links';
import type { PageProps } from '@shop/theming/page-props';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { FilterColumn } from './filter-column';
import styles from './product-list-page.module.css';
import sorting from './sort-links.module.css';
import { ProductListLeadSlot } from '@shop/theme-simple/slots/product-list-slots';

/** Pictures of the first row on a phone. */
const FIRST_ROW = 2;

/** Products by word and category beside a column of filters; every choice is a link, so it works without scripts. */
export default function ProductListPage({ search }: PageProps) {
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
          <SearchCorrected list={data} filter={filter} />
          <ActiveFilters filter={filter} categoryName={category} />
          <div className={styles.bar}>
            <ListTotal list={data} className={styles.count} />
            {data?.products.length !== 0 && <SortLinks filter={filter} classes={sorting} />}
          </div>
          {isPending && <SkeletonPage sizes={['tall', 'tall', 'tall']} />}
          {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
          {data?.products.length === 0 && <NothingFound filter={filter} columns={3} />}
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
      <div data-late="product-list" />
    </>
  );
}
