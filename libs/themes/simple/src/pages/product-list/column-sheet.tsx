import type { ComponentProps } from 'react';
import { CategoryTree } from './category-tree';
import styles from './filter-column.module.css';
import { FilterForm } from './filter-form';
import { FilterSheet } from './filter-sheet';

/** The sheet with what `FilterColumn` shows on desktops, for the screens that have no room for the column. */
export function ColumnSheet({ categories, filter, words }: ComponentProps<typeof CategoryTree>) {
  return (
    <div className={styles.sheet}>
      <FilterSheet id="filters">
        <CategoryTree categories={categories} filter={filter} words={words} />
        <FilterForm id="sheet" filter={filter} />
      </FilterSheet>
    </div>
  );
}
