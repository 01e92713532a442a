import type { CategoryView } from '@shop/feature-catalogue/categories-query';
import { findCategoryPath } from '@shop/feature-catalogue/find-category';
import { productFacetsQuery } from '@shop/feature-catalogue/product-facets-query';
import {
  hasFilterBesideCategory,
  type ProductFilter,
  toListQuery,
} from '@shop/feature-catalogue/product-filter';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './category-tree.module.css';
import { FacetCount } from './facet-count';

interface CategoryTreeProps {
  readonly categories: readonly CategoryView[];
  readonly filter: ProductFilter;
  /** What the tree is for, and its heading: 絞り込み, カテゴリー. */
  readonly words: { readonly filter: string; readonly categories: string };
}

/** The category tree, open down to the category of the list; choosing another keeps search word and sorting. */
export function CategoryTree({ categories, filter, words }: CategoryTreeProps) {
  const counts = useQuery(productFacetsQuery(useApi(), filter)).data?.category;
  if (categories.length === 0) return null;
  const open = findCategoryPath(categories, filter.category ?? '').map(({ key }) => key);
  const countOf = (key: string) => counts?.find((value) => value.key === key);
  // What a narrowed list has nothing of leads nowhere.
  const isOffered = ({ key }: CategoryView) =>
    counts === undefined ||
    !hasFilterBesideCategory(filter) ||
    countOf(key) !== undefined ||
    open.includes(key);
  const level = (entries: readonly CategoryView[]) => (
    <ul className={styles.list}>
      {entries.filter(isOffered).map(({ key, name, children }) => (
        <li key={key}>
          <Link
            className={styles.link}
            to={paths.productList(toListQuery({ ...filter, category: key, page: 1 }))}
            aria-current={key === filter.category ? 'true' : undefined}
          >
            {name}
            <FacetCount value={countOf(key)} />
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
