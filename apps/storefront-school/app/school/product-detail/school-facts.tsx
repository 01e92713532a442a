import { describedFacts } from '@shop/feature-catalogue/described-facts';
import type { ProductView } from '@shop/feature-catalogue/product-view';
import { accountPaths } from '@shop/site/paths/account-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import styles from './school-facts.module.css';
import { schoolProductWords } from './school-product-words';

/** What families ask first: whether it can be washed, altered and embroidered, of what it is, and how it is looked after. */
export function SchoolFacts({ product }: { readonly product: ProductView }) {
  const words = useWords(schoolProductWords);
  const facts = describedFacts(product.description);
  if (product.tags.length === 0 && facts.length === 0) return null;
  return (
    <section className={styles.facts} aria-label={words.facts}>
      {product.tags.length > 0 && (
        <ul className={styles.tags}>
          {product.tags.map(({ key, name }) => (
            <li key={key}>
              <Link className={styles.tag} to={paths.productList({ tag: [key] })}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl className={styles.list}>
          {facts.map(({ term, description }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.ways}>
        <Link to={accountPaths.measurements()}>{words.toMeasurements}</Link>
        <Link to={accountPaths.nameEmbroidery()}>{words.toEmbroidery}</Link>
      </p>
    </section>
  );
}
