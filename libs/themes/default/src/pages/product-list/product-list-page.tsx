import { ActiveFilters } from '@shop/theme-simple/pages/product-list/active-filters';
import { ColumnSheet } from '@shop/theme-simple/pages/product-list/column-sheet';
import { FilterColumn } from '@shop/theme-simple/pages/product-list/filter-column';
import { ListResults } from '@shop/theme-simple/pages/product-list/list-results';
import { ListTotal, SearchCorrected } from '@shop/theme-simple/pages/product-list/search-outcome';
import { useProductList } from '@shop/theme-simple/pages/product-list/use-product-list';
import { ProductCards } from '@shop/theme-simple/parts/product-cards';
import { SortLinks } from '@shop/theme-simple/parts/sort-links';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { defaultProductListWords } from './default-product-list-words';
import styles from './product-list-page.module.css';
import sorting from './sort-links.module.css';
import { ProductListLeadSlot } from '@shop/theme-simple/slots/product-list-slots';

/** Pictures of the first row on a phone. */
const FIRST_ROW = 2;

/** Products by word and category beside a column of filters; every choice is a link, so it works without scripts. */
export default function ProductListPage({ search }: PageProps) {
  const { filter, categories, category, title, breadcrumb, products } = useProductList(search);
  const words = useWords(defaultProductListWords);
  const { data, isPlaceholderData } = products;
  return (
    <>
      <Breadcrumb items={breadcrumb} />
      <h1 className={styles.title}>{title}</h1>
      <ProductListLeadSlot title={title} filter={filter} />
      <div className={styles.columns}>
        <FilterColumn categories={categories} filter={filter} words={words} className={styles.filters} />
        <div className={styles.results} aria-busy={isPlaceholderData}>
          <SearchCorrected list={data} filter={filter} />
          <ActiveFilters filter={filter} categoryName={category} />
          <div className={styles.bar}>
            <ColumnSheet categories={categories} filter={filter} words={words} />
            <ListTotal list={data} className={styles.count} />
            {data?.products.length !== 0 && <SortLinks filter={filter} classes={sorting} />}
          </div>
          <ListResults filter={filter} products={products}>
            {(shown) => <ProductCards products={shown} priorityCount={FIRST_ROW} columns={3} />}
          </ListResults>
        </div>
      </div>
      <div data-late="product-list" />
    </>
  );
}
