import { isFiltered, type ProductFilter } from '@shop/feature-catalogue/product-filter';
import styles from './filter-fold.module.css';
import { FilterForm } from './filter-form';

/** The filters behind a fold, which is open while any of them is set. */
export function FilterFold({ filter }: { readonly filter: ProductFilter }) {
  return (
    <details className={styles.fold} open={isFiltered({ ...filter, word: '' })}>
      <summary className={styles.summary}>条件で絞り込み</summary>
      <div className={styles.content}>
        <FilterForm id="filter" filter={filter} />
      </div>
    </details>
  );
}
