import type { CategoryView } from '@shop/feature-catalogue/categories-query';
import { nextCategories } from '@shop/feature-catalogue/next-categories';
import { productFacetsQuery } from '@shop/feature-catalogue/product-facets-query';
import { type ProductFilter, toListQuery } from '@shop/feature-catalogue/product-filter';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FacetCount } from './facet-count';
import styles from './product-list-page.module.css';
import { productListWords } from './product-list-words';

interface CategoryFilterProps {
  readonly categories: readonly CategoryView[];
  readonly filter: ProductFilter;
}

/** Narrows the list down to a category and leaves its search word as it is. */
export function CategoryFilter({ categories, filter }: CategoryFilterProps) {
  const words = useWords(productListWords);
  const counts = useQuery(productFacetsQuery(useApi(), filter)).data?.category;
  const choices = nextCategories(categories, filter.category);
  if (choices.length === 0) return null;
  return (
    <nav aria-label={words.filter} className={styles.categories}>
      <ul className={styles.links}>
        {choices.map(({ key, name }) => (
          <li key={key}>
            <Link
              className={styles.chip}
              to={paths.productList(toListQuery({ ...filter, category: key, page: 1 }))}
              aria-current={key === filter.category ? 'true' : undefined}
            >
              {name}
              <FacetCount value={counts?.find((value) => value.key === key)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
