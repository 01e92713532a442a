import { type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import type { ProductList } from '@shop/feature-catalogue/products-query';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './search-outcome.module.css';
import { searchOutcomeWords } from './search-outcome-words';

/** How many products the list has: 1,000件以上 where the count ends. Read out when it changes. */
export function ListTotal({
  list,
  className,
}: {
  readonly list: ProductList | undefined;
  readonly className: string | undefined;
}) {
  const words = useWords(searchOutcomeWords);
  const total = list?.pagination.total ?? 0;
  return (
    <p className={className} role="status">
      {list === undefined ? words.loading : list.isCapped ? words.totalOrMore(total) : words.total(total)}
    </p>
  );
}

/** Says that another word was searched than was typed, with the way back; nothing where the typed one was. */
export function SearchCorrected({
  list,
  filter,
}: {
  readonly list: ProductList | undefined;
  readonly filter: ProductFilter;
}) {
  const words = useWords(searchOutcomeWords);
  if (list === undefined || list.corrected === null) return null;
  const asTyped = { ...filter, word: `"${filter.word.replaceAll(/["“”]/g, '')}"`, page: 1 };
  return (
    <p className={styles.corrected}>
      {words.searchedInstead(list.corrected)}
      <Link to={paths.productList(toListQuery(asTyped))}>{words.backToTyped(filter.word)}</Link>
    </p>
  );
}
