import { categoriesQuery } from '@shop/feature-catalogue/categories-query';
import {
  hasFilterBesideWord,
  hasImpossiblePrice,
  type ProductFilter,
} from '@shop/feature-catalogue/product-filter';
import { closedTagOf, tagsQuery } from '@shop/feature-catalogue/protected-tags/tags-query';
import { rankedProductsQuery } from '@shop/feature-catalogue/ranked-products-query';
import { searchCorrectionsQuery } from '@shop/feature-catalogue/search-corrections-query';
import { useApi } from '@shop/query/use-api';
import { contentPaths } from '@shop/site/paths/content-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { LinkButton } from '@shop/ui-kit/link-button';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ProductCards } from './product-cards';
import { AskForProduct } from './ask-for-product';
import styles from './nothing-found.module.css';
import { nothingFoundWords } from './nothing-found-words';
import { PrimaryLink } from './primary-link';

interface NothingFoundProps {
  readonly filter: ProductFilter;
  readonly columns?: 3 | 4;
}

/** Two rows on a phone; where three are side by side, the last of them is left out. */
const POPULAR = 4;

/** A list without products, and the ways on: other words, fewer filters, categories, popular products, a request. */
export default function NothingFound({ filter, columns = 4 }: NothingFoundProps) {
  const words = useWords(nothingFoundWords);
  const id = useId();
  const api = useApi();
  const { word } = filter;
  const corrections = useQuery({ ...searchCorrectionsQuery(api, word), enabled: word !== '' }).data ?? [];
  const categories = useQuery(categoriesQuery(api)).data ?? [];
  const popular = useQuery(rankedProductsQuery(api)).data ?? [];
  const tags = useQuery({ ...tagsQuery(api), enabled: filter.tag.length > 0 }).data ?? [];
  const closed = closedTagOf(tags, filter.tag);
  return (
    <div className={styles.ways}>
      {closed !== null && (
        <EmptyState message={words.needsPassword(closed.name)}>
          <p className={styles.corrections}>{closed.description}</p>
          <PrimaryLink to={contentPaths.protectedTags(closed.key)}>{words.enterPassword}</PrimaryLink>
        </EmptyState>
      )}
      {closed === null && (
        <EmptyState message={words.noHits}>
          {hasImpossiblePrice(filter) && <p className={styles.corrections}>{words.impossiblePrice}</p>}
          {corrections.length > 0 && (
            <p className={styles.corrections}>
              {words.didYouMean}
              {corrections.map((correction) => (
                <Link key={correction} className={styles.chip} to={paths.productList({ word: correction })}>
                  {correction}
                </Link>
              ))}
            </p>
          )}
          {word !== '' && hasFilterBesideWord(filter) && (
            <LinkButton to={paths.productList({ word })} variant="secondary">
              {words.withoutFilters(word)}
            </LinkButton>
          )}
          <LinkButton to={paths.productList()} variant="secondary">
            {words.allProducts}
          </LinkButton>
        </EmptyState>
      )}
      {categories.length > 0 && (
        <section aria-labelledby={`${id}-categories`}>
          <h2 id={`${id}-categories`} className={styles.heading}>
            {words.categories}
          </h2>
          <ul className={styles.chips}>
            {categories.map(({ key, name }) => (
              <li key={key}>
                <Link className={styles.chip} to={paths.productList({ category: key })}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby={`${id}-popular`}>
          <h2 id={`${id}-popular`} className={styles.heading}>
            {words.popular}
          </h2>
          <div className={styles.popular} data-columns={columns}>
            <ProductCards products={popular.slice(0, POPULAR)} headingLevel={3} columns={columns} />
          </div>
        </section>
      )}
      {word !== '' && <AskForProduct key={word} productName={word} />}
    </div>
  );
}
