import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import styles from './category-nav.module.css';
import { defaultHeaderWords } from './default-header-words';

/** The first level of the category tree, in one line that scrolls by itself. */
export function CategoryNav() {
  const words = useWords(defaultHeaderWords);
  const { data } = useQuery(categoriesQuery(useApi()));
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const current = pathname.startsWith(paths.productList()) ? search.get('category') : null;
  return (
    <nav className={styles.nav} aria-label={words.categories}>
      <ul className={styles.list}>
        <li>
          <Link className={styles.link} to={paths.productList()}>
            {words.allProducts}
          </Link>
        </li>
        <li>
          <Link className={styles.link} to={paths.productList({ sort: 'new' })}>
            {words.newArrivals}
          </Link>
        </li>
        {data?.map((category) => (
          <li key={category.key}>
            <Link
              className={styles.link}
              to={paths.productList({ category: category.key })}
              aria-current={category.key === current ? 'true' : undefined}
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
