import { toListQuery } from '@shop/feature-catalogue/product-filter';
import { paths } from '@shop/site/paths';
import type { PageProps } from '@shop/theming/page-props';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { Pagination } from '@shop/ui-kit/pagination';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { ProductCards } from '../../parts/product-cards';
import { QueryFailure } from '../../parts/query-failure';
import { SortLinks } from '../../parts/sort-links';
import { ActiveFilters } from './active-filters';
import { CategoryFilter } from './category-filter';
import { FilterForm } from './filter-form';
import { FilterSheet } from './filter-sheet';
import { NothingFound } from './nothing-found';
import styles from './product-list-page.module.css';
import { ListTotal, SearchCorrected } from './search-outcome';
import { useProductList } from './use-product-list';
import { ProductListLeadSlot } from '../../slots/product-list-slots';

/** Pictures of the first row on a phone. A page of 15 fills rows of three on desktops. */
const FIRST_ROW = 2;

/** Products by word and category, sorted, in pages; every choice is a link, so it works without scripts. */
export default function ProductListPage({ search }: PageProps) {
  const { filter, categories, category, title, breadcrumb, products } = useProductList(search);
  const { data, error, isPending, isPlaceholderData, refetch } = products;
  return (
    <>
      <Breadcrumb items={breadcrumb} />
      <h1>{title}</h1>
      <ProductListLeadSlot title={title} filter={filter} />
      <CategoryFilter categories={categories} filter={filter} />
      <FilterSheet id="filters">
        <FilterForm id="filter" filter={filter} />
      </FilterSheet>
      <SearchCorrected list={data} filter={filter} />
      <ActiveFilters filter={filter} categoryName={category} />
      <div className={styles.bar}>
        <ListTotal list={data} className={styles.count} />
        {data?.products.length !== 0 && (
          <SortLinks filter={filter} classes={{ list: styles.links, link: styles.link }} />
        )}
      </div>
      {isPending && <SkeletonPage sizes={['tall', 'tall', 'tall']} />}
      {error !== null && data === undefined && <QueryFailure error={error} onRetry={refetch} />}
      {data !== undefined && (
        <div aria-busy={isPlaceholderData} className={styles.results}>
          {data.products.length === 0 ? (
            <NothingFound filter={filter} />
          ) : (
            <ProductCards products={data.products} priorityCount={FIRST_ROW} columns={3} />
          )}
          <Pagination
            current={data.pagination.current}
            last={data.pagination.last}
            toPage={(page) => paths.productList({ ...toListQuery(filter), page })}
          />
        </div>
      )}
      <div data-late="product-list" />
    </>
  );
}
