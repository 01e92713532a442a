import type { CategoryView } from '@shop/feature-catalogue/categories-query';
import { nextCategories } from '@shop/feature-catalogue/next-categories';
import { type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './school-kinds.module.css';
import { schoolListWords } from './school-list-words';

interface SchoolKindsProps {
  readonly categories: readonly CategoryView[];
  readonly filter: ProductFilter;
}

/** What a pupil needs, kind by kind, as the signs over the shelves of a shop. Each keeps what else the list is narrowed by. */
export function SchoolKinds({ categories, filter }: SchoolKindsProps) {
  const words = useWords(schoolListWords);
  const kinds = nextCategories(categories, filter.category);
  if (kinds.length === 0) return null;
  const all = [{ key: null, name: words.everything }, ...kinds];
  return (
    <nav aria-label={words.kinds} className={styles.kinds}>
      <ul className={styles.signs}>
        {all.map(({ key, name }) => (
          <li key={key ?? ''}>
            <Link
              className={styles.sign}
              to={paths.productList(toListQuery({ ...filter, category: key, page: 1 }))}
              aria-current={key === filter.category ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
