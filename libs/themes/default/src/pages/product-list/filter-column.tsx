import type { CategoryView } from '@shop/feature-catalogue/categories-query';
import type { ProductFilter } from '@shop/feature-catalogue/product-filter';
import { FilterForm } from '@shop/theme-simple/pages/product-list/filter-form';
import { useWords } from '@shop/theming/use-words';
import { CategoryTree } from './category-tree';
import { defaultProductListWords } from './default-product-list-words';
import styles from './filter-column.module.css';

interface FilterColumnProps {
  readonly categories: readonly CategoryView[];
  readonly filter: ProductFilter;
}

/** The filters: a column on desktops, behind a fold on smaller screens. Only one of the two is ever shown. */
export function FilterColumn({ categories, filter }: FilterColumnProps) {
  const words = useWords(defaultProductListWords);
  return (
    <>
      <details className={styles.fold}>
        <summary className={styles.summary}>{words.filter}</summary>
        <CategoryTree categories={categories} filter={filter} />
        <FilterForm id="fold" filter={filter} />
      </details>
      <div className={styles.column}>
        <CategoryTree categories={categories} filter={filter} />
        <FilterForm id="column" filter={filter} />
      </div>
    </>
  );
}
