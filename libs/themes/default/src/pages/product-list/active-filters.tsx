import { brandsQuery } from '@shop/feature-catalogue/brands-query';
import { type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import { formatYen } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Icon } from '@shop/theme-simple/parts/icon';
import { useWords } from '@shop/theming/use-words';
import styles from './active-filters.module.css';
import { defaultProductListWords } from './default-product-list-words';

interface ActiveFiltersProps {
  readonly filter: ProductFilter;
  readonly categoryName: string | null;
}

const yen = (price: number | null) => (price === null ? '' : formatYen(price));

/** What the list is narrowed down by: each a link that takes it away; nothing where the list is whole. */
export function ActiveFilters({ filter, categoryName }: ActiveFiltersProps) {
  const words = useWords(defaultProductListWords);
  const brands = useQuery(brandsQuery(useApi())).data;
  const brandName = brands?.find(({ key }) => key === filter.brand)?.name ?? filter.brand;
  const hasPrice = filter.priceMin !== null || filter.priceMax !== null;
  const active = [
    { name: filter.word === '' ? null : words.searchWord(filter.word), without: { word: '' } },
    { name: filter.category === null ? null : categoryName, without: { category: null } },
    {
      name: hasPrice ? words.priceRange(yen(filter.priceMin), yen(filter.priceMax)) : null,
      without: { priceMin: null, priceMax: null },
    },
    { name: brandName, without: { brand: null } },
    { name: filter.isInStock ? words.inStockOnly : null, without: { isInStock: false } },
  ].flatMap(({ name, without }) => (name === null ? [] : [{ name, without }]));
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words.activeFilters}>
      {active.map(({ name, without }) => (
        <li key={name}>
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
