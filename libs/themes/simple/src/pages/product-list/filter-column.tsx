import type { CategoryView } from '@shop/feature-catalogue/categories-query';
import type { ProductFilter } from '@shop/feature-catalogue/product-filter';
import type { ComponentProps, ReactNode } from 'react';
import { CategoryTree } from './category-tree';
import styles from './filter-column.module.css';
import { FilterForm } from './filter-form';

interface FilterColumnProps {
  readonly categories: readonly CategoryView[];
  readonly filter: ProductFilter;
  readonly words: ComponentProps<typeof CategoryTree>['words'];
  /** How a theme frames and spaces the column. */
  readonly className: string | undefined;
  /** What stands above the filters of the column. */
  readonly lead?: ReactNode;
}

/** The filters as a column on desktops; smaller screens have the sheet beside the sorting instead. */
export function FilterColumn({ categories, filter, words, className, lead }: FilterColumnProps) {
  return (
    <div className={styles.column}>
      <div className={className}>
        {lead}
        <CategoryTree categories={categories} filter={filter} words={words} />
        <FilterForm id="column" filter={filter} />
      </div>
    </div>
  );
}
