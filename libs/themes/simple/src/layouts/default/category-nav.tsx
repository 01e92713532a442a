import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './category-nav.module.css';
import { headerWords } from './header-words';

/** The first level of the category tree, in one line that scrolls by itself. */
export function CategoryNav() {
  const words = useWords(headerWords);
  const { data } = useQuery(categoriesQuery(useApi()));
  return (
    <nav className={styles.nav} aria-label={words.categories}>
      <ul className={styles.list}>
        <li>
          <Link className={styles.link} to={paths.productList()}>
            {words.productList}
          </Link>
        </li>
        {data?.map((category) => (
          <li key={category.key}>
            <Link className={styles.link} to={paths.productList({ category: category.key })}>
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
