import { ActiveFilters } from '@shop/theme-simple/pages/product-list/active-filters';
import { ColumnSheet } from '@shop/theme-simple/pages/product-list/column-sheet';
import { FilterColumn } from '@shop/theme-simple/pages/product-list/filter-column';
import { ListResults } from '@shop/theme-simple/pages/product-list/list-results';
import { ListTotal, SearchCorrected } from '@shop/theme-simple/pages/product-list/search-outcome';
import { useProductList } from '@shop/theme-simple/pages/product-list/use-product-list';
import { ProductCards } from '@shop/theme-simple/parts/product-cards';
import { SortLinks } from '@shop/theme-simple/parts/sort-links';
import { ProductListLeadSlot } from '@shop/theme-simple/slots/product-list-slots';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { SchoolKinds } from './school-kinds';
import styles from './school-list-page.module.css';
import { schoolListWords } from './school-list-words';
import { SizeHelp } from './size-help';

/** Pictures of the first row on a phone. */
const FIRST_ROW = 2;

/** What pupils need, below the signs of its kinds, each with the sizes in which it can be had. */
export default function SchoolListPage({ search }: PageProps) {
  const { filter, categories, category, title, breadcrumb, products } = useProductList(search);
  const { data, isPlaceholderData } = products;
  const words = useWords(schoolListWords);
  return (
    <>
      <Breadcrumb items={breadcrumb} />
      <h1 className={styles.title}>{title}</h1>
      <ProductListLeadSlot title={title} filter={filter} />
      <SchoolKinds categories={categories} filter={filter} />
      <div className={styles.columns}>
        <FilterColumn
          categories={categories}
          filter={filter}
          words={words}
          className={styles.aside}
          lead={<SizeHelp />}
        />
        <div className={styles.results} aria-busy={isPlaceholderData}>
          <SearchCorrected list={data} filter={filter} />
          <ActiveFilters filter={filter} categoryName={category} />
          <div className={styles.bar}>
            <ColumnSheet categories={categories} filter={filter} words={words} />
            <ListTotal list={data} className={styles.count} />
            {data?.products.length !== 0 && (
              <SortLinks
                filter={filter}
                classes={{ nav: styles.sort, list: styles.links, link: styles.link }}
              />
            )}
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
