import { productSetsQuery } from '@shop/feature-catalogue/product-sets/product-sets-query';
import { productQuery } from '@shop/feature-catalogue/product-query';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { ProductSetOffer } from './product-set-offer';
import styles from './product-sets.module.css';
import { productSetsWords } from './product-sets-words';

/** The sets that the product is part of; nothing where there are none. */
export function ProductSets({ productKey }: { readonly productKey: string }) {
  const words = useWords(productSetsWords);
  const api = useApi();
  const { data: product } = useQuery(productQuery(api, productKey));
  const { data: sets = [] } = useQuery({
    ...productSetsQuery(api, productKey),
    enabled: product?.hasSets === true,
  });
  if (sets.length === 0) return null;
  return (
    <section aria-labelledby="product-sets-heading">
      <h2 id="product-sets-heading">{words.heading}</h2>
      <ul className={styles.sets}>
        {sets.map((set) => (
          <li key={set.key} className={styles.set}>
            <ProductSetOffer key={productKey} set={set} productKey={productKey} />
          </li>
        ))}
      </ul>
    </section>
  );
}
