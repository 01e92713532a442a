import { ActiveFilters } from '@shop/theme-simple/pages/product-list/active-filters';
import { FilterForm } from '@shop/theme-simple/pages/product-list/filter-form';
import { FilterSheet } from '@shop/theme-simple/pages/product-list/filter-sheet';
import { ListResults } from '@shop/theme-simple/pages/product-list/list-results';
import { ListTotal, SearchCorrected } from '@shop/theme-simple/pages/product-list/search-outcome';
import { useProductList } from '@shop/theme-simple/pages/product-list/use-product-list';
import { SortLinks } from '@shop/theme-simple/parts/sort-links';
import { ProductListLeadSlot } from '@shop/theme-simple/slots/product-list-slots';
import type { PageProps } from '@shop/theming/page-props';
import { useWords } from '@shop/theming/use-words';
import { Breadcrumb } from '@shop/ui-kit/breadcrumb';
import { GiftWays } from './gift-ways';
import { Lookbook } from './lookbook';
import styles from './lookbook-page.module.css';
import { lookbookWords } from './lookbook-words';

/** Gifts as the pages of a lookbook, below the ways in which givers begin. */
export default function LookbookPage({ search }: PageProps) {
  const words = useWords(lookbookWords);
  const { filter, categories, category, title, breadcrumb, products } = useProductList(search);
  const { data, isPlaceholderData } = products;
  return (
    <>
      <Breadcrumb items={breadcrumb} />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <ProductListLeadSlot title={title} filter={filter} />
      <GiftWays categories={categories} filter={filter} />
      <SearchCorrected list={data} filter={filter} />
      <ActiveFilters filter={filter} categoryName={category} />
      <div className={styles.bar}>
        <FilterSheet id="filters">
          <FilterForm id="filter" filter={filter} />
        </FilterSheet>
        <ListTotal list={data} className={styles.count} />
        {data?.products.length !== 0 && (
          <SortLinks filter={filter} classes={{ nav: styles.sort, list: styles.links, link: styles.link }} />
        )}
      </div>
      <div aria-busy={isPlaceholderData} className={styles.results}>
        <ListResults filter={filter} products={products}>
          {(shown) => <Lookbook products={shown} />}
        </ListResults>
      </div>
      <div data-late="product-list" />
    </>
  );
}
