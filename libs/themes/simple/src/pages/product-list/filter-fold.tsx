import { hasFilterBesideCategory, type ProductFilter } from '@shop/feature-catalogue/product-filter';
import { useWords } from '@shop/theming/use-words';
import styles from './filter-fold.module.css';
import { FilterForm } from './filter-form';
import { productListWords } from './product-list-words';

/** The filters behind a fold, which is open while any of them is set. */
export function FilterFold({ filter }: { readonly filter: ProductFilter }) {
  const words = useWords(productListWords);
  return (
    <details className={styles.fold} open={hasFilterBesideCategory({ ...filter, word: '' })}>
      <summary className={styles.summary}>{words.filterByConditions}</summary>
      <div className={styles.content}>
        <FilterForm id="filter" filter={filter} />
      </div>
    </details>
  );
}
