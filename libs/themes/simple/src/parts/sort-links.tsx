import { PRODUCT_SORTS, type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import { paths } from '@shop/site/paths';
import { Link } from 'react-router-dom';

interface SortLinksProps {
  readonly filter: ProductFilter;
  /** How the theme draws them. */
  readonly classes: Readonly<Partial<Record<'nav' | 'list' | 'link', string | undefined>>>;
}

/** The orders of the list of products, as links: they work without scripts, and each has an address. */
export function SortLinks({ filter, classes }: SortLinksProps) {
  return (
    <nav aria-label="並び替え" className={classes.nav}>
      <ul className={classes.list}>
        {PRODUCT_SORTS.map(({ value, label }) => (
          <li key={value}>
            <Link
              className={classes.link}
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
