import type { FacetCount as Count } from '@shop/feature-catalogue/product-facets-view';
import { useWords } from '@shop/theming/use-words';
import styles from './facet-choices.module.css';
import { facetCountWords } from './facet-count-words';

/** How many products a choice leaves; nothing while that is not known. */
export function FacetCount({ value }: { readonly value: Count | undefined }) {
  const words = useWords(facetCountWords);
  if (value === undefined) return null;
  return (
    <span className={styles.count}>
      {value.isCapped ? words.countOrMore(value.count) : words.count(value.count)}
    </span>
  );
}
