import { PRODUCT_SORTS, type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import { paths } from '@shop/site';
import { Link } from 'react-router-dom';
import styles from './product-list-page.module.css';

/** The orders of the list, as links. */
export function SortLinks({ filter }: { readonly filter: ProductFilter }) {
  return (
    <nav aria-label="並び替え">
      <ul className={styles.links}>
        {PRODUCT_SORTS.map(({ value, label }) => (
          <li key={value}>
            <Link
              className={styles.link}
              to={paths.productList(toListQuery({ ...filter, sort: value, page: 1 }))}
              aria-current={value === filter.sort ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
