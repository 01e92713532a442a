import { collectionQuery } from '@shop/feature-catalogue/collection-query';
import { COLLECTION_COUNT } from '@shop/feature-content/collection-count';
import { useApi } from '@shop/query/use-api';
import { useWords } from '@shop/theming/use-words';
import { useQuery } from '@tanstack/react-query';
import { ProductCards } from '../../parts/product-cards';
import { landingPageWords } from './landing-page-words';

/** The products that a landing page is about; the page stands without them where they cannot be loaded. */
export function LandingPageProducts({ alias }: { readonly alias: string }) {
  const words = useWords(landingPageWords);
  const products = useQuery(collectionQuery(useApi(), alias, COLLECTION_COUNT)).data ?? [];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="landing-page-products">
      <h2 id="landing-page-products">{words.products}</h2>
      <ProductCards products={products} headingLevel={3} />
    </section>
  );
}
