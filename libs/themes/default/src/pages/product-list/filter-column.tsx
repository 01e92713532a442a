import type { CategoryView } from '@shop/feature-catalogue/categories-query';
import type { ProductFilter } from '@shop/feature-catalogue/product-filter';
import { FilterForm } from '@shop/theme-simple/pages/product-list/filter-form';
import { FilterSheet } from '@shop/theme-simple/pages/product-list/filter-sheet';
import { CategoryTree } from './category-tree';
import styles from './filter-column.module.css';

interface FilterColumnProps {
  readonly categories: readonly CategoryView[];
  readonly filter: ProductFilter;
}

/** The filters: a column on desktops, a sheet on smaller screens. Only one of the two is ever shown. */
export function FilterColumn({ categories, filter }: FilterColumnProps) {
  return (
    <>
      <div className={styles.sheet}>
        <FilterSheet id="filters">
          <CategoryTree categories={categories} filter={filter} />
          <FilterForm id="sheet" filter={filter} />
        </FilterSheet>
      </div>
      <div className={styles.column}>
        <CategoryTree categories={categories} filter={filter} />
        <FilterForm id="column" filter={filter} />
      </div>
    </>
  );
}
