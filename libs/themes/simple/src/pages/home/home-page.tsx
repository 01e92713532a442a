import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { newArrivalsQuery } from '@shop/feature-catalogue/new-arrivals-query';
import { useApi } from '@shop/query/use-api';
import { paths } from '@shop/site/paths';
import { useSettings } from '@shop/site/use-settings';
import { useWords } from '@shop/theming/use-words';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ProductCards } from '../../parts/product-cards';
import { QueryFailure } from '../../parts/query-failure';
import styles from './home-page.module.css';
import { homeWords } from './home-words';
import { NewsSection } from './news-section';
import { HomeLeadSlot } from '../../slots/home-slots';

/** Pictures of the first row on a phone. */
const FIRST_ROW = 2;

/** The logged-out home: categories, what is new, news. */
export default function HomePage() {
  const words = useWords(homeWords);
  const api = useApi();
  const { siteName } = useSettings();
  const categories = useQuery(categoriesQuery(api));
  const arrivals = useQuery(newArrivalsQuery(api));
  return (
    <>
      <HomeLeadSlot />
      <h1 className={styles.title}>{siteName || words.home}</h1>
      {categories.data !== undefined && (
        <section aria-labelledby="home-categories" className={styles.section}>
          <h2 id="home-categories">{words.categories}</h2>
          <ul className={styles.categories}>
            {categories.data.map((category) => (
              <li key={category.key}>
                <Link to={paths.productList({ category: category.key })} className={styles.category}>
                  {category.name}
                  <span className={styles.count}>{words.productCount(category.productCount)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="home-arrivals" className={styles.section}>
        <div className={styles.head}>
          <h2 id="home-arrivals">{words.newArrivals}</h2>
          <Link to={paths.productList({ sort: 'new' })} className={styles.more}>
            {words.moreArrivals}
          </Link>
        </div>
        {arrivals.isPending && <SkeletonPage sizes={['tall', 'tall']} />}
        {arrivals.isError && <QueryFailure error={arrivals.error} onRetry={arrivals.refetch} />}
        {arrivals.data !== undefined && (
          <ProductCards products={arrivals.data} priorityCount={FIRST_ROW} headingLevel={3} />
        )}
      </section>
      <NewsSection />
    </>
  );
}
