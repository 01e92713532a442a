import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths/paths';
import { BlockFrame } from '@shop/theme-simple/parts/layout-blocks/block-frame';
import type { KindProps } from '@shop/theme-simple/parts/layout-blocks/block-props';
import { layoutBlockWords } from '@shop/theme-simple/parts/layout-blocks/layout-block-words';
import { useBlockTitle } from '@shop/theme-simple/parts/layout-blocks/use-block-title';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { categoryPicture } from './category-pictures';
import styles from './category-tiles.module.css';
import { defaultHomeWords } from './default-home-words';

/** The first level of the category tree as pictures. */
export function CategoryTiles({ block }: KindProps<'categories'>) {
  const words = useWords(defaultHomeWords);
  const { productCount: count } = useWords(layoutBlockWords);
  return (
    <BlockFrame
      id={block.id}
      title={useBlockTitle(block)}
      query={useQuery(categoriesQuery(useApi()))}
      isEmpty={(categories) => categories.length === 0}
    >
      {(categories) => (
        <ul className={styles.tiles}>
          {categories.map(({ key, name, productCount }) => {
            const { src, copy } = categoryPicture(key);
            return (
              <li key={key}>
                <Link to={paths.productList({ category: key })} className={styles.tile}>
                  <img className={styles.picture} src={src} width={800} height={600} alt="" loading="lazy" />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.copy}>{words[copy]}</span>
                  <span className={styles.count}>{count(productCount)}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </BlockFrame>
  );
}
