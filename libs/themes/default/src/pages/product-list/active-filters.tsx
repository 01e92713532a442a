import { brandsQuery } from '@shop/feature-catalogue/brands-query';
import { type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import { formatYen } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Icon } from '@shop/theme-simple/parts/icon';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  readonly filter: ProductFilter;
  readonly categoryName: string | null;
}

/** The bounds of the price in words: 1,000円〜3,000円（税込）. */
function priceRange({ priceMin, priceMax }: ProductFilter): string | null {
  if (priceMin === null && priceMax === null) return null;
  const text = (yen: number | null) => (yen === null ? '' : formatYen(yen));
  return `${text(priceMin)}〜${text(priceMax)}（税込）`;
}

/** What the list is narrowed down by: each a link that takes it away; nothing where the list is whole. */
export function ActiveFilters({ filter, categoryName }: ActiveFiltersProps) {
  const brands = useQuery(brandsQuery(useApi())).data;
  const brandName = brands?.find(({ key }) => key === filter.brand)?.name ?? filter.brand;
  const active = [
    { name: filter.word === '' ? null : `「${filter.word}」`, without: { word: '' } },
    { name: filter.category === null ? null : categoryName, without: { category: null } },
    { name: priceRange(filter), without: { priceMin: null, priceMax: null } },
    { name: brandName, without: { brand: null } },
    { name: filter.isInStock ? '在庫ありのみ' : null, without: { isInStock: false } },
  ].flatMap(({ name, without }) => (name === null ? [] : [{ name, without }]));
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="絞り込みの条件">
      {active.map(({ name, without }) => (
        <li key={name}>
          <Link
            className={styles.chip}
            to={paths.productList(toListQuery({ ...filter, ...without, page: 1 }))}
          >
            {name}
            <VisuallyHidden>の条件を外す</VisuallyHidden>
            <Icon name="remove" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to={paths.productList()}>
          条件をクリア
        </Link>
      </li>
    </ul>
  );
}
