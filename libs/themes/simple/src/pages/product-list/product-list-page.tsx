import type { PageProps } from '@shop/theming/page-props';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { ProductCards } from '../../parts/product-cards';
import { SortLinks } from '../../parts/sort-links';
import { ActiveFilters } from './active-filters';
import { CategoryFilter } from './category-filter';
import { FilterForm } from './filter-form';
import { FilterSheet } from './filter-sheet';
import { ListResults } from './list-results';
import styles from './product-list-page.module.css';
import { ListTotal, SearchCorrected } from './search-outcome';
import { useProductList } from './use-product-list';
import { ProductListLeadSlot } from '../../slots/product-list-slots';

/** Pictures of the first row on a phone. A page of 15 fills rows of three on desktops. */
const FIRST_ROW = 2;

/** Products by word and category, sorted, in pages; every choice is a link, so it works without scripts. */
export default function ProductListPage({ search }: PageProps) {
  const { filter, categories, category, title, breadcrumb, products } = useProductList(search);
  const { data, isPlaceholderData } = products;
  return (
    <>
      <Breadcrumb items={breadcrumb} />
      <h1>{title}</h1>
      <ProductListLeadSlot title={title} filter={filter} />
      <CategoryFilter categories={categories} filter={filter} />
      <SearchCorrected list={data} filter={filter} />
      <ActiveFilters filter={filter} categoryName={category} />
      <div className={styles.bar}>
        <FilterSheet id="filters">
          <FilterForm id="filter" filter={filter} />
        </FilterSheet>
        <ListTotal list={data} className={styles.count} />
        {data?.products.length !== 0 && (
          <SortLinks filter={filter} classes={{ nav: styles.sort, list: styles.orders, link: styles.link }} />
        )}
      </div>
      <div aria-busy={isPlaceholderData} className={styles.results}>
        <ListResults filter={filter} products={products}>
          {(shown) => <ProductCards products={shown} priorityCount={FIRST_ROW} columns={3} />}
        </ListResults>
      </div>
      <div data-late="product-list" />
    </>
  );
}
