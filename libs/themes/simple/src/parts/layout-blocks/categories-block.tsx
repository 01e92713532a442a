import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { BlockFrame } from './block-frame';
import type { KindProps } from './block-props';
import styles from './categories-block.module.css';
import { layoutBlockWords } from './layout-block-words';
import { useBlockTitle } from './use-block-title';

/** The categories at the top of the tree, each with how many products it has. */
export function CategoriesBlock({ block }: KindProps<'categories'>) {
  const words = useWords(layoutBlockWords);
  return (
    <BlockFrame
      id={block.id}
      title={useBlockTitle(block)}
      query={useQuery(categoriesQuery(useApi()))}
      isEmpty={(categories) => categories.length === 0}
    >
      {(categories) => (
        <ul className={styles.categories}>
          {categories.map(({ key, name, productCount }) => (
            <li key={key}>
              <Link to={paths.productList({ category: key })} className={styles.category}>
                {name}
                <span className={styles.count}>{words.productCount(productCount)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </BlockFrame>
  );
}
