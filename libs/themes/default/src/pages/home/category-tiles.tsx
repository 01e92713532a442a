import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { categoryPicture } from './category-pictures';
import styles from './category-tiles.module.css';
import { defaultHomeWords } from './default-home-words';
import { SectionHead } from './section-head';

/** The first level of the category tree as pictures. */
export function CategoryTiles() {
  const words = useWords(defaultHomeWords);
  const { data } = useQuery(categoriesQuery(useApi()));
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="home-categories">
      <SectionHead id="home-categories" title={words.categories} />
      <ul className={styles.tiles}>
        {data.map(({ key, name, productCount }) => {
          const { src, copy } = categoryPicture(key);
          return (
            <li key={key}>
              <Link to={paths.productList({ category: key })} className={styles.tile}>
                <img className={styles.picture} src={src} width={800} height={600} alt="" loading="lazy" />
                <span className={styles.name}>{name}</span>
                <span className={styles.copy}>{words[copy]}</span>
                <span className={styles.count}>{words.productCount(productCount)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
