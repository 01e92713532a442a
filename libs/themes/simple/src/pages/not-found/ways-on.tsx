import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import { tagsQuery } from '@shop/feature-catalogue/protected-tags/tags-query';
import { rankedProductsQuery } from '@shop/feature-catalogue/ranked-products-query';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { SHOP_PAGE_PATHS } from '@shop/site/paths/shop-page-paths';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { Form, Link, useMatch } from 'react-router-dom';
import { PrimaryButton } from '../../parts/primary-button';
import { ProductCards } from '../../parts/product-cards';
import { notFoundWords } from './not-found-words';
import styles from './ways-on.module.css';

/** One row on desktops, two on phones. */
const POPULAR_PRODUCTS = 4;

/**
 * Where a shopper goes from a page that is not there: search and categories are in the document, popular products come
 * after it, because nobody should wait for them to learn that a page is missing.
 */
export function WaysOn() {
  const words = useWords(notFoundWords);
  const api = useApi();
  const categories = useQuery(categoriesQuery(api)).data ?? [];
  const popular = useQuery(rankedProductsQuery(api)).data ?? [];
  // Any product that is not there may be one that a password opens: nobody is told which.
  const isProduct = useMatch(SHOP_PAGE_PATHS['product-detail']) !== null;
  const tags = useQuery({ ...tagsQuery(api), enabled: isProduct }).data ?? [];
  return (
    <div className={styles.ways}>
      <p>{words.advice}</p>
      <Form method="get" action={paths.productList()} className={styles.search}>
        <label htmlFor="not-found-word">{words.searchLabel}</label>
        <div className={styles.row}>
          <input
            id="not-found-word"
            type="search"
            name="word"
            className={styles.input}
            autoComplete="off"
            maxLength={200}
          />
          <PrimaryButton type="submit">{words.search}</PrimaryButton>
        </div>
      </Form>
      {categories.length > 0 && (
        <section aria-labelledby="not-found-categories">
          <h2 id="not-found-categories">{words.categories}</h2>
          <ul className={styles.categories}>
            {categories.map(({ key, name }) => (
              <li key={key}>
                <Link to={paths.productList({ category: key })}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isProduct && tags.some(({ isProtected }) => isProtected) && (
        <p>
          {words.mayNeedPassword}
          <Link to={contentPaths.protectedTags()}>{words.enterPassword}</Link>
        </p>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="not-found-popular">
          <h2 id="not-found-popular">{words.popular}</h2>
          <ProductCards products={popular.slice(0, POPULAR_PRODUCTS)} headingLevel={3} />
        </section>
      )}
    </div>
  );
}
