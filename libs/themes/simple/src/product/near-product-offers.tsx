import { productQuery } from '@shop/feature-catalogue/product-query';
import { useApi } from '@shop/query/use-api';
import { loadNearViewport } from '@shop/site/loading/load-near-viewport';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styles from './product-further.module.css';

type Offers = typeof import('./product-offers');

/**
 * The offers beside a product, loaded when they come near the screen: the first HTML of a product has no room for what
 * can be used with scripts alone. Where there are sets, their place is reserved.
 */
export function NearProductOffers({ productKey }: { readonly productKey: string }) {
  const { data: product } = useQuery(productQuery(useApi(), productKey));
  const place = useRef<HTMLDivElement>(null);
  const [offers, setOffers] = useState<Offers | null>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    return loadNearViewport(place.current, async () => setOffers(await import('./product-offers')));
  }, []);
  return (
    <div
      ref={place}
      id="product-sets"
      tabIndex={-1}
      className={styles.offers}
      data-reserved={(offers === null && product?.hasSets) || undefined}
    >
      {offers !== null && <offers.ProductOffers productKey={productKey} />}
    </div>
  );
}
