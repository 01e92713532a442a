import type { CategoryView } from '@shop/feature-catalogue/categories-query';
import { findCategoryPath } from '@shop/feature-catalogue/find-category';
import { type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './category-tree.module.css';
import { defaultProductListWords } from './default-product-list-words';

interface CategoryTreeProps {
  readonly categories: readonly CategoryView[];
  readonly filter: ProductFilter;
}

/** The category tree, open down to the category of the list; choosing another keeps search word and sorting. */
export function CategoryTree({ categories, filter }: CategoryTreeProps) {
  const words = useWords(defaultProductListWords);
  if (categories.length === 0) return null;
  const open = findCategoryPath(categories, filter.category ?? '').map(({ key }) => key);
  const level = (entries: readonly CategoryView[]) => (
    <ul className={styles.list}>
      {entries.map(({ key, name, productCount, children }) => (
        <li key={key}>
          <Link
            className={styles.link}
            to={paths.productList(toListQuery({ ...filter, category: key, page: 1 }))}
            aria-current={key === filter.category ? 'true' : undefined}
          >
            {name}
            {filter.word === '' && <span className={styles.count}>{productCount}</span>}
          </Link>
          {open.includes(key) && children.length > 0 && level(children)}
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={words.filter} className={styles.tree}>
      <p className={styles.title}>{words.categories}</p>
      {level(categories)}
    </nav>
  );
}
