import { ActiveFilters } from '@shop/theme-simple/pages/product-list/active-filters';
import { ColumnSheet } from '@shop/theme-simple/pages/product-list/column-sheet';
import { FilterColumn } from '@shop/theme-simple/pages/product-list/filter-column';
import { ListResults } from '@shop/theme-simple/pages/product-list/list-results';
import { ListTotal, SearchCorrected } from '@shop/theme-simple/pages/product-list/search-outcome';
import { useProductList } from '@shop/theme-simple/pages/product-list/use-product-list';
import { SortLinks } from '@shop/theme-simple/parts/sort-links';
import { ProductListLeadSlot } from '@shop/theme-simple/slots/product-list-slots';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import frame from './filter-frame.module.css';
import styles from './wholesale-list-page.module.css';
import { wholesaleListWords } from './wholesale-list-words';
import { WholesaleRows } from './wholesale-rows';

const WAITING = ['block', 'block', 'block', 'block', 'block'] as const;

/** Products as a buyer orders them: one line each, with number, lot, price and the way into the cart. */
export default function WholesaleListPage({ search }: PageProps) {
  const { filter, categories, category, title, breadcrumb, products } = useProductList(search);
  const { data, isPlaceholderData } = products;
  const words = useWords(wholesaleListWords);
  return (
    <>
      <Breadcrumb items={breadcrumb} />
      <h1 className={styles.title}>{title}</h1>
      <ProductListLeadSlot title={title} filter={filter} />
      <div className={styles.columns}>
        <FilterColumn categories={categories} filter={filter} words={words} className={frame.frame} />
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
          <ListResults filter={filter} products={products} waiting={WAITING}>
            {(shown) => <WholesaleRows products={shown} />}
          </ListResults>
        </div>
      </div>
      <div data-late="product-list" />
    </>
  );
}
