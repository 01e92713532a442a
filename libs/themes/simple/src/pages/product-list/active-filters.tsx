import { chosenValues } from '@shop/feature-catalogue/chosen-values';
import { type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import { productFacetsQuery } from '@shop/feature-catalogue/product-facets-query';
import { formatYen } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Icon } from '../../parts/icon';
import styles from './active-filters.module.css';
import { activeFiltersWords } from './active-filters-words';

interface ActiveFiltersProps {
  readonly filter: ProductFilter;
  readonly categoryName: string | null;
}

const yen = (price: number | null) => (price === null ? '' : formatYen(price));

/** What the list is narrowed down by: each a link that takes it away; nothing where the list is whole. */
export function ActiveFilters({ filter, categoryName }: ActiveFiltersProps) {
  const words = useWords(activeFiltersWords);
  const facets = useQuery(productFacetsQuery(useApi(), filter)).data;
  const hasPrice = filter.priceMin !== null || filter.priceMax !== null;
  const active = [
    { id: 'word', name: filter.word === '' ? null : words.searchWord(filter.word), without: { word: '' } },
    { id: 'category', name: filter.category === null ? null : categoryName, without: { category: null } },
    {
      id: 'price',
      name: hasPrice ? words.priceRange(yen(filter.priceMin), yen(filter.priceMax)) : null,
      without: { priceMin: null, priceMax: null },
    },
    ...chosenValues(filter, facets).map(({ choice, key, name }) => ({
      id: `${choice} ${key}`,
      name,
      without: { [choice]: filter[choice].filter((one) => one !== key) },
    })),
    { id: 'stock', name: filter.isInStock ? words.inStockOnly : null, without: { isInStock: false } },
  ].filter(({ name }) => name !== null);
  if (active.length === 0) return null;
  const [only] = active;
  const isInHeading = active.length === 1 && (only?.id === 'word' || only?.id === 'category');
  return (
    <ul className={styles.chips} aria-label={words.activeFilters} data-in-heading={isInHeading || undefined}>
      {active.map(({ id, name, without }) => (
        <li key={id}>
          <Link
            className={styles.chip}
            to={paths.productList(toListQuery({ ...filter, ...without, page: 1 }))}
          >
            {name}
            <VisuallyHidden>{words.removeFilter}</VisuallyHidden>
            <Icon name="remove" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to={paths.productList()}>
          {words.clearFilters}
        </Link>
      </li>
    </ul>
  );
}
