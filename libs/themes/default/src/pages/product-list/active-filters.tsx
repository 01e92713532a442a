import { type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import { paths } from '@shop/site';
import { VisuallyHidden } from '@shop/ui-kit/visually-hidden/visually-hidden';
import { Link } from 'react-router-dom';
import { Icon } from '../../parts/icon';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  readonly filter: ProductFilter;
  readonly categoryName: string | null;
  readonly brandName: string | null;
}

/** What the list is narrowed down by: each a link that takes it away; nothing where the list is whole. */
export function ActiveFilters({ filter, categoryName, brandName }: ActiveFiltersProps) {
  const active = [
    { name: filter.word === '' ? null : `「${filter.word}」`, without: { word: '' } },
    { name: filter.category === null ? null : categoryName, without: { category: null } },
    { name: filter.brand === null ? null : brandName, without: { brand: null } },
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
