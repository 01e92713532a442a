import type { CategoryView } from '@shop/feature-catalogue/categories-query';
import type { ProductFilter } from '@shop/feature-catalogue/product-filter';
import type { ComponentProps, ReactNode } from 'react';
import { CategoryTree } from './category-tree';
import styles from './filter-column.module.css';
import { FilterForm } from './filter-form';
import { FilterSheet } from './filter-sheet';

interface FilterColumnProps {
  readonly categories: readonly CategoryView[];
  readonly filter: ProductFilter;
  readonly words: ComponentProps<typeof CategoryTree>['words'];
  /** How a theme frames and spaces the column. */
  readonly className: string | undefined;
  /** What stands above the filters of the column. */
  readonly lead?: ReactNode;
}

/** The filters: a column on desktops, a sheet on smaller screens. Only one of the two is ever shown. */
export function FilterColumn({ categories, filter, words, className, lead }: FilterColumnProps) {
  return (
    <>
      <div className={styles.sheet}>
        <FilterSheet id="filters">
          <CategoryTree categories={categories} filter={filter} words={words} />
          <FilterForm id="sheet" filter={filter} />
        </FilterSheet>
      </div>
      <div className={styles.column}>
        <div className={className}>
          {lead}
          <CategoryTree categories={categories} filter={filter} words={words} />
          <FilterForm id="column" filter={filter} />
        </div>
      </div>
    </>
  );
}
